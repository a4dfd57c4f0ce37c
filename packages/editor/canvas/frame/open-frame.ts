import { canvasKitStyles, canvasWidgetStyles } from '@plinth/render/react';
import { ANIMATIONS } from '@plinth/widgets/kit';
import type { EditorSession } from '../../core/session/types.ts';
import type { FrameWindow, ShownFrame } from './canvas-context.ts';
import { CANVAS_CHROME, ghostSize } from './chrome-styles.ts';
import { type EmptyTexts, emptyTextStyles } from './empty-texts.ts';
import { syncNodeRules } from './node-rules.ts';
import { createNodeSheet } from './node-sheet.ts';
import { OFFSCREEN_STYLES, watchOffscreenBlocks } from './offscreen-blocks.ts';
import { pinHoverState } from './pin-hover.ts';
import { anchorScroll } from './scroll-anchor.ts';
import { readViewport } from './viewport.ts';

type Frame = { readonly iframe: HTMLIFrameElement; readonly stage: HTMLElement };

/** Style sheets of the design and of colors changed since, each replaced only when it changes. */
function designSheets({ CSSStyleSheet }: FrameWindow) {
  const sheets = [new CSSStyleSheet(), new CSSStyleSheet()] as const;
  let shown: readonly string[] = ['', ''];
  return {
    sheets,
    show: (...texts: readonly [css: string, colorCss: string]) => {
      for (const [index, sheet] of sheets.entries())
        if (texts[index] !== shown[index]) sheet.replaceSync(texts[index] ?? '');
      shown = texts;
    },
  };
}

/** The stage, or the view that covers it, such as the comparison of devices. */
const pageView = (stage: HTMLElement): HTMLElement =>
  (stage.inert && stage.parentElement?.querySelector<HTMLElement>(SHOWN_VIEW)) || stage;

const SHOWN_VIEW = '[data-region="canvas"]:not([inert])';

/** Stops links, forms, summaries, and dragged images of the page from acting, also in open texts. */
function keepInert(document: Document, signal: AbortSignal): void {
  const prevent = (event: Event) => event.preventDefault();
  for (const type of ['submit', 'dragstart'])
    document.addEventListener(type, prevent, { capture: true, signal });
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Partial<Element>).closest?.('a[href], summary, label, button');
      if (link) event.preventDefault();
    },
    { capture: true, signal },
  );
}

/** Shows the page in a loaded frame, with its styles, ready for `connectFrame`. */
export function openFrame(
  session: EditorSession,
  { iframe, stage }: Frame,
  emptyTexts: EmptyTexts,
): { readonly shown: ShownFrame; readonly close: () => void } | null {
  const document = iframe.contentDocument;
  const view = iframe.contentWindow as FrameWindow | null;
  if (!document || !view) return null;
  const { elements } = session;
  const offscreenBlocks = watchOffscreenBlocks(session, document, view);
  elements.watch(document, offscreenBlocks.follow);
  // After `watchOffscreenBlocks`, whose resize listener has to lay out skipped blocks first.
  const scrollAnchor = anchorScroll(session, document, view);

  const page = new view.CSSStyleSheet();
  page.replaceSync(
    canvasKitStyles() + CANVAS_CHROME + OFFSCREEN_STYLES + emptyTextStyles(emptyTexts),
  );
  const widgets = new view.CSSStyleSheet();
  const showWidgets = () => void widgets.replaceSync(canvasWidgetStyles(ANIMATIONS));
  showWidgets();
  const design = designSheets(view);
  const nodes = new view.CSSStyleSheet();
  const pinned = new view.CSSStyleSheet();
  document.adoptedStyleSheets = [page, widgets, ...design.sheets, pinned, nodes];
  const showGhosts = () => {
    const { showHidden, shownZoom } = session.ui.getState();
    const size = showHidden ? ghostSize(shownZoom) : null;
    const root = document.documentElement;
    if (size === root.getAttribute('data-ghosts')) return;
    if (size === null) root.removeAttribute('data-ghosts');
    else root.setAttribute('data-ghosts', size);
  };
  showGhosts();
  const stopGhosts = session.ui.subscribe(showGhosts);
  const inert = new AbortController();
  keepInert(document, inert.signal);
  const stopPin = pinHoverState(session, pinned, [page, widgets, ...design.sheets]);
  const stopRules = syncNodeRules(session, createNodeSheet(nodes));

  const shown: ShownFrame = {
    frame: iframe,
    stage,
    document,
    window: view,
    sheets: [page, widgets, ...design.sheets, pinned],
    showDesign: design.show,
    showLoadedWidgets: showWidgets,
    keepScrollPosition: scrollAnchor.keep,
    focus: () => {
      if (session.ui.getState().textEditing !== null) view.focus();
      else pageView(stage).focus({ preventScroll: true });
    },
    windowViewport: () => readViewport(iframe),
    viewport: () => {
      const { left, top, zoom } = readViewport(iframe);
      const origin = stage.getBoundingClientRect();
      return { left: left - origin.left, top: top - origin.top, zoom };
    },
  };
  return {
    shown,
    close: () => {
      stopRules();
      stopPin();
      stopGhosts();
      inert.abort();
      elements.watch(null);
      scrollAnchor.close();
      offscreenBlocks.close();
    },
  };
}
