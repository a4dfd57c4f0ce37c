import { useElementSize } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import type { DocumentReader, NodeId } from '@plinth/model';
import { canvasStyles } from '@plinth/render/react';
import { ANIMATIONS } from '@plinth/widgets/kit';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { CanvasPage } from '../../canvas/frame/canvas-page.tsx';
import { CANVAS_CHROME } from '../../canvas/frame/chrome-styles.ts';
import { fitFrame, plainRoom } from '../../canvas/frame/fit.ts';
import { syncNodeRules } from '../../canvas/frame/node-rules.ts';
import { createNodeSheet } from '../../canvas/frame/node-sheet.ts';
import { CanvasSiteContext } from '../../canvas/frame/site-context.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { useDesignedSite } from '../../core/design/use-designed-site.ts';
import { SessionContext, useSession, useUi } from '../../core/session/context.ts';
import { createSession } from '../../core/session/create-session.ts';
import { useServices } from '../../core/session/services.ts';
import { type Comparison, sectionWithBoth } from './compare.ts';

type FrameProps = {
  readonly comparison: Comparison;
  /** Called when the page has loaded. */
  readonly onOpen: (page: Document) => void;
  /** Called on Escape while the page has the focus. */
  readonly onClose: () => void;
};

type FrameWindow = Window & { readonly CSSStyleSheet: typeof CSSStyleSheet };

const MARKS = {
  added: '3px dashed #2b8a3e',
  removed: '3px solid #c92a2a',
  changed: '3px solid #e67700',
  moved: '3px dotted #1971c2',
} as const;

const outline = (ids: Iterable<NodeId>, mark: keyof typeof MARKS, more = ''): string =>
  [...ids]
    .map(
      (id) =>
        `[data-node-id="${id}"]{outline:${MARKS[mark]}!important;outline-offset:-3px!important;${more}}`,
    )
    .join('');

/** Added or removed nodes, without those inside another one. */
const outermost = (ids: ReadonlySet<NodeId>, { nodes }: DocumentReader): NodeId[] =>
  [...ids].filter((id) => !ids.has(nodes.get(id)?.parent ?? ''));

/** CSS that outlines differences and fades widgets added since. */
const marks = ({ then, now, differences }: Comparison): string => {
  const { added, removed, changed, moved } = differences;
  return (
    outline(moved, 'moved') +
    outline(changed.keys(), 'changed') +
    outline(outermost(removed, then), 'removed') +
    outline(outermost(added, now), 'added', 'opacity:.5;')
  );
};

/** Read-only view of an earlier version in its own frame. */
export function RevisionFrame({ comparison, onOpen, onClose }: FrameProps) {
  const t = useT();
  const { emptyPage } = useServices();
  const site = useDesignedSite();
  const device = useUi((ui) => ui.device);
  const css = useDesignState((design) => design.css + design.colorCss);
  const view = useViewSession(comparison);
  const { ref, width, height } = useElementSize();
  const [page, setPage] = useState<Document | null>(null);
  /** What it shows without its styles would change to them in transitions. */
  const [styled, setStyled] = useState<Document | null>(null);
  const fit = fitFrame(plainRoom({ width, height }), device, 'fit');
  useEffect(() => {
    const window = page?.defaultView as FrameWindow | null | undefined;
    if (!page || !window) return;
    const styles = new window.CSSStyleSheet();
    styles.replaceSync(canvasStyles(ANIMATIONS) + css + CANVAS_CHROME + marks(comparison));
    const nodes = new window.CSSStyleSheet();
    page.adoptedStyleSheets = [styles, nodes];
    page.documentElement.lang = site.language;
    onOpen(page);
    const stop = syncNodeRules(view, createNodeSheet(nodes));
    setStyled(page);
    return stop;
  }, [page, view, comparison, css, site.language, onOpen]);
  const hasFocus = usePageKeys(page, onClose);
  const shown: ReactNode = (
    <SessionContext value={view}>
      <CanvasSiteContext value={site}>
        <CanvasPage />
      </CanvasSiteContext>
    </SessionContext>
  );
  return (
    <div ref={ref} className="pl-revision-room" data-focused={hasFocus || undefined}>
      <iframe
        src={emptyPage}
        title={t('EDITOR.REVISIONS.PAGE')}
        style={{
          width: fit.width,
          height: fit.height,
          left: fit.left,
          transform: `scale(${fit.zoom})`,
        }}
        onLoad={({ currentTarget }) => {
          const opened = currentTarget.contentDocument;
          opened?.body.setAttribute('inert', '');
          // The name of the document. It is a tab stop, because keys scroll it.
          if (opened) opened.title = t('EDITOR.REVISIONS.PAGE');
          setPage(opened);
        }}
        data-testid="revision-frame"
      />
      {styled && createPortal(shown, styled.body)}
    </div>
  );
}

/**
 * Closes on Escape while the page has the focus, which keys scroll. Returns whether it has it: no
 * selector tells it of a frame.
 */
function usePageKeys(page: Document | null, onClose: () => void): boolean {
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const window = page?.defaultView;
    if (!window) return;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('focus', () => setFocus(true), { signal });
    window.addEventListener('blur', () => setFocus(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal });
    return () => stop.abort();
  }, [page, onClose]);
  return hasFocus;
}

/** A read-only session with the earlier version and the widgets added since. */
function useViewSession(comparison: Comparison) {
  const session = useSession();
  return useMemo(() => {
    const sections = session.sections.flatMap(({ root, ...section }) => {
      const tree = sectionWithBoth(comparison, root);
      return tree ? [{ ...section, tree }] : [];
    });
    const { pageType, newId } = session;
    return createSession({ sections, pageType, newId });
  }, [session, comparison]);
}
