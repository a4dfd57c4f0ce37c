import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The site's CSS in a preview, newer than the page in it. */
export type LiveCss = {
  /** Replaces the site's stylesheet. */
  readonly sheet?: string;
  /** Follows the stylesheet. */
  readonly added?: string;
};

const PARTS = ['sheet', 'added'] as const;

/**
 * Gives a previewed page, which has its own origin, newer CSS without loading it again. Returns what
 * connects to the page once it has loaded. `own` is the CSS that the page comes with.
 */
export function useLiveCss(css: LiveCss | undefined, own: LiveCss | undefined) {
  const [port, setPort] = useState<MessagePort | null>(null);
  const shown = useRef(own);
  useEffect(() => () => port?.close(), [port]);
  useLayoutEffect(() => {
    if (!port || !css) return;
    for (const part of PARTS)
      if (css[part] !== undefined && css[part] !== shown.current?.[part])
        port.postMessage({ part, css: css[part] });
    shown.current = css;
  }, [port, css]);
  return (frame: HTMLIFrameElement): void => {
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow?.postMessage('plinth-look', '*', [port2]);
    shown.current = own;
    setPort(port1);
  };
}
