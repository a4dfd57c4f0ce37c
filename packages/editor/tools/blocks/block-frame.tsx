import { useElementSize } from '@mantine/hooks';
import type { WidgetNode } from '@plinth/model';
import { DocumentView, findEagerImage, pageStyles, sectionSite } from '@plinth/render/react';
import type { SiteContext } from '@plinth/widgets/kit';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDesignState } from '../../core/design/design-context.ts';
import type { Block } from '../../core/ports/blocks-port.ts';
import { useServices } from '../../core/session/services.ts';

/** px: the narrowest window with the desktop layout, so that texts stay legible in small frames. */
const WIDTH = 1040;
const SCOPE = 'content' as const;

type BlockContentProps = { readonly tree: WidgetNode; readonly site: SiteContext };

/** A site as visitors see it, with the names of the facts that it lacks in their place. */
const withAllFacts = (site: SiteContext): SiteContext => ({
  ...site,
  unpublished: () => null,
  fact: (name) => {
    const fact = site.fact(name);
    return fact && { ...fact, isMissing: false };
  },
});

/** A block's content, rendered as the first content of a published page with all facts. */
export function BlockContent({ tree, site }: BlockContentProps) {
  const first = findEagerImage(tree, ({ children }) => children);
  const own = sectionSite(withAllFacts(site), SCOPE, first);
  return <DocumentView tree={tree} target={{ scope: SCOPE, mode: 'visit' }} site={own} />;
}

type BlockFrameProps = Pick<Block, 'name' | 'document'> & {
  /** Called with the content's height divided by its width, whenever it changes. */
  readonly onRatio?: (ratio: number) => void;
};

/**
 * A scaled-down desktop rendering of a block in the site's design, as high as its content.
 * Decorative: nothing in it takes focus.
 */
export function BlockFrame({ name, document: tree, onRatio }: BlockFrameProps) {
  const { ports, emptyPage } = useServices();
  const { ref, width } = useElementSize();
  const iframe = useRef<HTMLIFrameElement>(null);
  const css = useDesignState((design) => design.css);
  const colorCss = useDesignState((design) => design.colorCss);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [sheet, setSheet] = useState<CSSStyleSheet | null>(null);
  const [height, setHeight] = useState(0);
  const scale = width / WIDTH;

  useEffect(() => {
    if (!body) return;
    const measure = new ResizeObserver(() => setHeight(body.scrollHeight));
    measure.observe(body);
    return () => measure.disconnect();
  }, [body]);

  useEffect(() => {
    if (height > 0) onRatio?.(height / WIDTH);
  }, [height, onRatio]);

  useEffect(() => {
    sheet?.replaceSync(pageStyles([{ tree, scope: SCOPE }]) + css + colorCss);
  }, [sheet, tree, css, colorCss]);

  const open = () => {
    const view = iframe.current?.contentWindow as (Window & typeof globalThis) | null;
    if (!view) return;
    const own = new view.CSSStyleSheet();
    view.document.adoptedStyleSheets = [own];
    setSheet(own);
    setBody(view.document.body);
  };
  return (
    <div ref={ref} className="pl-block-frame" style={{ height: height * scale }}>
      <iframe
        ref={iframe}
        src={emptyPage}
        title={name}
        aria-hidden
        inert
        tabIndex={-1}
        style={{ width: WIDTH, height: Math.max(height, 1), transform: `scale(${scale})` }}
        onLoad={open}
      />
      {body && createPortal(<BlockContent tree={tree} site={ports.site} />, body)}
    </div>
  );
}
