import type { NodeId } from '@plinth/model';
import { canvasStyles } from '@plinth/render/react';
import { ANIMATIONS } from '@plinth/widgets/kit';
import { useEffect, useState } from 'react';
import { syncNodeRules } from '../../canvas/frame/node-rules.ts';
import { createNodeSheet } from '../../canvas/frame/node-sheet.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';

type FrameWindow = Window & { readonly CSSStyleSheet: typeof CSSStyleSheet };
type Sheets = Record<'page' | 'design' | 'colors' | 'nodes' | 'marks', CSSStyleSheet>;

const outlined = (selection: readonly NodeId[]): string =>
  selection
    .map(
      (id) =>
        `[data-node-id="${CSS.escape(id)}"]{outline:4px solid #3451d1!important;outline-offset:-4px}`,
    )
    .join('');

/** Scrolls within the mirror only, not the view around it. */
function reveal(page: Document, id: NodeId): void {
  const view = page.defaultView;
  const box = page.querySelector(`[data-node-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  if (!view || !box || (box.bottom > 0 && box.top < view.innerHeight)) return;
  view.scrollBy(0, box.top - view.innerHeight / 3);
}

/**
 * Copies the canvas styles to a mirror and keeps them in sync. Returns whether the mirror has them:
 * what it shows earlier would change to them in transitions.
 */
export function useMirrorStyles(page: Document | null): boolean {
  const session = useSession();
  const { context: site } = useServices().ports.site;
  const css = useDesignState((design) => design.css);
  const colorCss = useDesignState((design) => design.colorCss);
  const selection = useUi((ui) => ui.selection);
  const [sheets, setSheets] = useState<Sheets | null>(null);
  const [isStyled, setStyled] = useState(false);

  useEffect(() => {
    const view = page?.defaultView as FrameWindow | null | undefined;
    if (!page || !view) return;
    const sheet = () => new view.CSSStyleSheet();
    const own = { page: sheet(), design: sheet(), colors: sheet(), nodes: sheet(), marks: sheet() };
    own.page.replaceSync(
      `${canvasStyles(ANIMATIONS)}:root, a, button, summary { cursor: default; }`,
    );
    page.adoptedStyleSheets = [own.page, own.design, own.colors, own.nodes, own.marks];
    setSheets(own);
    return syncNodeRules(session, createNodeSheet(own.nodes));
  }, [page, session]);

  useEffect(() => {
    if (page) page.documentElement.lang = site.language;
  }, [page, site.language]);

  useEffect(() => {
    if (!sheets) return;
    sheets.design.replaceSync(css);
    sheets.colors.replaceSync(colorCss);
    setStyled(true);
  }, [sheets, css, colorCss]);

  useEffect(() => {
    sheets?.marks.replaceSync(outlined(selection));
    const id = selection.at(-1);
    if (!sheets || !page || id === undefined) return;
    if (isStyled) reveal(page, id);
  }, [sheets, page, selection, isStyled]);
  return isStyled;
}
