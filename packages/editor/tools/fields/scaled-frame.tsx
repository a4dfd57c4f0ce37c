import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './scaled-frame.css';

type ScaledFrameProps = {
  readonly title: string;
  /** URL of an empty same-origin page. */
  readonly src: string;
  /** px: of the window that the content is laid out for. */
  readonly width: number;
  readonly css: string;
  /** Called with the content's height divided by its width, whenever it changes. */
  readonly onRatio?: (ratio: number) => void;
  readonly children: ReactNode;
};

/**
 * Content of pages in a window of its own, scaled to the available width and as high as it is. The
 * scale is its `--pl-scale`. Decorative: nothing in it takes focus.
 */
export function ScaledFrame({ title, src, width, css, onRatio, children }: ScaledFrameProps) {
  const { ref, width: available } = useElementSize();
  const iframe = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [sheet, setSheet] = useState<CSSStyleSheet | null>(null);
  const [height, setHeight] = useState(0);
  const scale = available / width;

  useEffect(() => {
    if (!body) return;
    const measure = new ResizeObserver(() => setHeight(body.scrollHeight));
    measure.observe(body);
    return () => measure.disconnect();
  }, [body]);

  useEffect(() => {
    if (height > 0) onRatio?.(height / width);
  }, [height, width, onRatio]);

  useEffect(() => {
    body?.style.setProperty('--pl-scale', String(scale));
  }, [body, scale]);

  useEffect(() => {
    sheet?.replaceSync(css);
  }, [sheet, css]);

  const open = () => {
    const view = iframe.current?.contentWindow as (Window & typeof globalThis) | null;
    if (!view) return;
    const own = new view.CSSStyleSheet();
    view.document.adoptedStyleSheets = [own];
    setSheet(own);
    setBody(view.document.body);
  };
  return (
    <div ref={ref} className="pl-scaled-frame" style={{ height: height * scale }}>
      <iframe
        ref={iframe}
        src={src}
        title={title}
        aria-hidden
        inert
        tabIndex={-1}
        style={{ width, height: Math.max(height, 1), transform: `scale(${scale})` }}
        onLoad={open}
      />
      {body && createPortal(children, body)}
    </div>
  );
}
