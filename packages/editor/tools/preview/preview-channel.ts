/** Delay in ms before the page is notified of its new size after a device change. */
const RESIZE_AFTER = 750;

export type PreviewEvents = {
  readonly onEscape: () => void;
  /** A link to another page of the site was clicked: its path, query, and fragment. */
  readonly onLink: (href: string) => void;
};

const hrefOf = (data: unknown): string | null => {
  const href = typeof data === 'object' && data && 'href' in data ? data.href : null;
  return typeof href === 'string' && href.startsWith('/') ? href : null;
};

/**
 * The only channel between the editor and the preview page, which has its own origin. The page can
 * report that Escape was pressed or a link clicked, and nothing else.
 */
export function openPreviewChannel(frame: HTMLIFrameElement, { onEscape, onLink }: PreviewEvents) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const href = hrefOf(data);
    if (data === 'escape') onEscape();
    else if (href !== null) onLink(href);
  };
  frame.contentWindow?.postMessage('plinth-look', '*', [port2]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    deviceChanged: () => {
      clearTimeout(timer);
      timer = setTimeout(() => port1.postMessage('resize'), RESIZE_AFTER);
    },
    /** Scrolls to a position, as a share of the page's height. */
    scrollTo: (share: number) => port1.postMessage({ scroll: share }),
    /** Opens a path of the site as visitors do. */
    open: (href: string) => port1.postMessage({ href }),
    close: () => {
      clearTimeout(timer);
      port1.close();
    },
  };
}

export type PreviewChannel = ReturnType<typeof openPreviewChannel>;
