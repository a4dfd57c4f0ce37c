/** ms after a change of the device at which the page is told of its size. */
const RESIZE_AFTER = 750;

/**
 * The one way between the editor and the page in its preview, which has an origin of its own: a
 * channel that is handed over once. The page may say that Escape was pressed, and nothing else.
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
