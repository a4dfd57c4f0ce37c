/** Delay in ms before the page is notified of its new size after a device change. */
const RESIZE_AFTER = 750;

/**
 * The only channel between the editor and the preview page, which has its own origin. The page can
 * report that Escape was pressed, and nothing else.
 */
export function openPreviewChannel(frame: HTMLIFrameElement, onEscape: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'escape') onEscape();
  };
  frame.contentWindow?.postMessage('plinth-look', '*', [port2]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    deviceChanged: () => {
      clearTimeout(timer);
      timer = setTimeout(() => port1.postMessage('resize'), RESIZE_AFTER);
    },
    close: () => {
      clearTimeout(timer);
      port1.close();
    },
  };
}

export type PreviewChannel = ReturnType<typeof openPreviewChannel>;
