import { canvasStyles } from '@plinth/render/react';
import { ANIMATIONS } from '@plinth/widgets/kit';
import { dropRules } from '../../core/commands/rules.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { createCanvasSurface } from '../drag/canvas-surface.ts';
import { dimDragged } from '../drag/dim-dragged.ts';
import { createDragSession, type DropHandler } from '../drag/drag-session.ts';
import { createGeometry } from '../drag/geometry.ts';
import { createResolver } from '../drag/resolver.ts';
import { createOverlayScheduler } from '../overlay/overlay-scheduler.ts';
import type { CanvasHandle } from './canvas-context.ts';
import { CANVAS_CHROME, ghostSize } from './chrome-styles.ts';
import { type EmptyTexts, emptyTextStyles } from './empty-texts.ts';
import { liftAboveSheet } from './lift-above-sheet.ts';
import { syncNodeRules } from './node-rules.ts';
import { createNodeSheet } from './node-sheet.ts';
import { OFFSCREEN_STYLES, watchOffscreenBlocks } from './offscreen-blocks.ts';
import { panToSelection } from './pan-to-selection.ts';
import { pinHoverState } from './pin-hover.ts';
import { revealSelection } from './reveal.ts';
import { anchorScroll } from './scroll-anchor.ts';
import { readViewport } from './viewport.ts';

type Frame = { readonly iframe: HTMLIFrameElement; readonly stage: HTMLElement };

type Options = {
  readonly emptyTexts: EmptyTexts;
  readonly onDrop: DropHandler;
};

type FrameWindow = Window & Pick<typeof globalThis, 'CSSStyleSheet' | 'IntersectionObserver'>;

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

/** Adds styles to a loaded frame and sets up its geometry, drag and drop, and overlays. */
export function openFrame(session: EditorSession, { iframe, stage }: Frame, options: Options) {
  const document = iframe.contentDocument;
  const view = iframe.contentWindow as FrameWindow | null;
  if (!document || !view) return null;
  const { store, elements, sections } = session;
  const offscreenBlocks = watchOffscreenBlocks(session, document, view);
  elements.watch(document, offscreenBlocks.follow);
  // After `watchOffscreenBlocks`, whose resize listener has to lay out skipped blocks first.
  const scrollAnchor = anchorScroll(session, document, view);

  const page = new view.CSSStyleSheet();
  page.replaceSync(
    canvasStyles(ANIMATIONS) +
      CANVAS_CHROME +
      OFFSCREEN_STYLES +
      emptyTextStyles(options.emptyTexts),
  );
  const design = designSheets(view);
  const nodes = new view.CSSStyleSheet();
  const pinned = new view.CSSStyleSheet();
  document.adoptedStyleSheets = [page, ...design.sheets, pinned, nodes];
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
  const stopPin = pinHoverState(session, pinned, [page, ...design.sheets]);
  const stopReveal = revealSelection(session, view);
  const stopPan = panToSelection(session, { iframe, stage, view });
  const stopLift = liftAboveSheet(session, { iframe, stage, view });
  const stopRules = syncNodeRules(session, createNodeSheet(nodes));

  const geometry = createGeometry({ store, frame: () => document, element: elements.get });
  const { resolve, slots } = createResolver({
    document: store.reader,
    geometry,
    rules: dropRules(session),
    roots: sections.map(({ root }) => root),
  });
  const drag = createDragSession({
    requestFrame: (callback) => requestAnimationFrame(callback),
    drop: options.onDrop,
  });
  const covered = () => session.ui.getState().covered;
  const surface = { iframe, stage, page: document, view, geometry, resolve, covered };
  drag.addSurface(createCanvasSurface(surface));
  const stopDragging = store.observe(drag.cancel);
  const stopDimming = dimDragged(drag, view);
  const overlay = createOverlayScheduler(session, { document, stage });
  const handle: CanvasHandle = {
    frame: iframe,
    document,
    window: view,
    slots,
    drag,
    sheets: [page, ...design.sheets, pinned],
    overlay,
    showDesign: design.show,
    holdScrollPosition: scrollAnchor.hold,
    focus: () => {
      if (session.ui.getState().textEditing !== null) view.focus();
      else pageView(stage).focus({ preventScroll: true });
    },
    windowViewport: () => readViewport(iframe),
    viewport: () => {
      const { left, top, zoom } = readViewport(iframe);
      const origin = stage.getBoundingClientRect();
      return { left: left - origin.left + stage.scrollLeft, top: top - origin.top, zoom };
    },
  };
  return {
    handle,
    close: () => {
      stopRules();
      stopPin();
      stopReveal();
      stopPan();
      stopLift();
      stopGhosts();
      drag.cancel();
      stopDragging();
      stopDimming();
      overlay.close();
      elements.watch(null);
      scrollAnchor.close();
      offscreenBlocks.close();
    },
  };
}
