import { I18nProvider, useI18n, useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createRoot } from 'react-dom/client';
import { useDesignState } from '../../core/design/design-context.ts';
import { SessionContext, useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import './canvas.css';
import type { DropHandler } from '../drag/drag-session.ts';
import { useIsDragging } from '../drag/use-is-dragging.ts';
import type { CanvasHandle } from './canvas-context.ts';
import { CanvasPage } from './canvas-page.tsx';
import { fitFrame, type Room } from './fit.ts';
import { listenToFrame } from './frame-events.ts';
import { openFrame } from './open-frame.ts';
import { PAGE_KEYS } from './page-keys.ts';
import { makeSingleTabStop } from './single-tab-stop.ts';
import { CanvasSiteContext } from './site-context.ts';

/** Handlers for events in the frame; missing until the tools have loaded. */
export type CanvasEvents = {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onDrop: DropHandler;
  readonly editText: (id: NodeId, event: MouseEvent | null) => void;
};

type CanvasProps = {
  /** URL of an empty same-origin page whose CSP blocks scripts. */
  readonly src: string;
  readonly canvas: CanvasHandle | null;
  readonly onOpen: (canvas: CanvasHandle | null) => void;
  /** Called when the frame shows the whole page. */
  readonly onRendered: () => void;
  readonly events: CanvasEvents | null;
  /** Drawn over the frame. */
  readonly children?: ReactNode;
};

/** The page in its own frame. Everything the editor draws stays outside the frame. */
export function Canvas({ src, canvas, onOpen, onRendered, events, children }: CanvasProps) {
  const t = useT();
  const session = useSession();
  const stage = useRef<HTMLDivElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(0);
  const isCovered = useUi((ui) => ui.isSideBySide);
  const isScrubbing = useUi((ui) => ui.isScrubbing);
  const latest = useRef({ onOpen, events, t });
  latest.current = { onOpen, events, t };

  useEffect(() => {
    if (loaded === 0 || !stage.current || !iframe.current) return;
    const frame = { iframe: iframe.current, stage: stage.current };
    const translate = latest.current.t;
    const opened = openFrame(session, frame, {
      emptyTexts: {
        heading: translate('EDITOR.TEXT.EMPTY_HEADING'),
        paragraph: translate('EDITOR.TEXT.EMPTY'),
        editing: translate('EDITOR.TEXT.EMPTY_WRITING'),
      },
      onDrop: (...args) => latest.current.events?.onDrop(...args),
    });
    if (!opened) return;
    const { handle, close } = opened;
    // The name of the document, which has the focus while no text is selected.
    handle.document.title = translate('EDITOR.CANVAS');
    const stopEvents = listenToFrame({
      session,
      canvas: handle,
      editText: (...args) => latest.current.events?.editText(...args),
    });
    const stopTabs = makeSingleTabStop(frame, handle.document);
    const handleKeyDown = (event: KeyboardEvent) => latest.current.events?.onKeyDown(event);
    const handlePaste = (event: ClipboardEvent) => latest.current.events?.onPaste(event);
    handle.document.addEventListener('keydown', handleKeyDown);
    handle.document.addEventListener('paste', handlePaste);
    latest.current.onOpen(handle);
    return () => {
      stopEvents();
      stopTabs();
      handle.document.removeEventListener('keydown', handleKeyDown);
      handle.document.removeEventListener('paste', handlePaste);
      close();
      latest.current.onOpen(null);
    };
  }, [loaded, session]);

  useCanvasRoot(canvas, onRendered);
  useCanvasDesign(canvas);
  useFit(stage, iframe, canvas);
  return (
    <div
      ref={stage}
      className="pl-stage"
      // The whole page is one tab stop with arrow keys inside. Its inert links aren't focusable.
      role="application"
      aria-label={t('EDITOR.CANVAS')}
      aria-describedby={PAGE_KEYS}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application handles keys itself
      tabIndex={0}
      inert={isCovered}
      data-region="canvas"
      data-scrubbing={isScrubbing || undefined}
      data-testid="canvas-stage"
    >
      <iframe
        ref={iframe}
        src={src}
        title={t('EDITOR.CANVAS')}
        className="pl-frame"
        onLoad={() => setLoaded((count) => count + 1)}
        data-testid="canvas-frame"
      />
      <div className="pl-overlay">{children}</div>
    </div>
  );
}

/** Calls back once everything before it has rendered. */
function AfterRender({ onRender }: { readonly onRender: () => void }) {
  useEffect(onRender, [onRender]);
  return null;
}

/** React root inside the frame. Renders the server's views, each subscribed to its own node. */
function useCanvasRoot(canvas: CanvasHandle | null, onRendered: () => void): void {
  const session = useSession();
  const { ports } = useServices();
  const i18n = useI18n();
  const root = useRef<ReturnType<typeof createRoot> | null>(null);
  useEffect(() => {
    if (!canvas) return;
    const reactRoot = createRoot(canvas.document.body);
    root.current = reactRoot;
    return () => {
      root.current = null;
      queueMicrotask(() => reactRoot.unmount());
    };
  }, [canvas]);
  useEffect(() => {
    if (!canvas) return;
    canvas.document.documentElement.lang = ports.site.language;
    root.current?.render(
      <I18nProvider i18n={i18n}>
        <SessionContext value={session}>
          <CanvasSiteContext value={ports.site}>
            <CanvasPage />
            <AfterRender onRender={onRendered} />
          </CanvasSiteContext>
        </SessionContext>
      </I18nProvider>,
    );
  }, [canvas, i18n, session, ports.site, onRendered]);
}

/** Applies the site's styles and unsaved design changes to the frame. */
function useCanvasDesign(canvas: CanvasHandle | null): void {
  const css = useDesignState((design) => design.css);
  const colorCss = useDesignState((design) => design.colorCss);
  useLayoutEffect(() => canvas?.showDesign(css, colorCss), [canvas, css, colorCss]);
}

/** The room for the page: the stage, and without panels next to it everything around it. */
function roomIn(stage: HTMLElement, covered: Pick<Room, 'covered' | 'coveredRight'>): Room {
  return {
    width: stage.clientWidth,
    height: stage.clientHeight,
    fullWidth: stage.parentElement?.clientWidth ?? 0,
    windowWidth: window.innerWidth,
    ...covered,
  };
}

/** What panels cover; during a drag, what they covered before it, so that the page stays in place. */
function useCovered(): Pick<Room, 'covered' | 'coveredRight'> {
  const covered = useUi((state) => state.covered);
  const coveredRight = useUi((state) => state.coveredRight);
  const isDragging = useIsDragging();
  const last = useRef({ covered, coveredRight });
  if (!isDragging) last.current = { covered, coveredRight };
  return last.current;
}

/** Sizes, scales and moves the frame for the chosen device, without a React render. */
function useFit(
  stage: RefObject<HTMLDivElement | null>,
  iframe: RefObject<HTMLIFrameElement | null>,
  canvas: CanvasHandle | null,
): void {
  const { ui } = useSession();
  const device = useUi((state) => state.device);
  const zoom = useUi((state) => state.zoom);
  const { covered, coveredRight } = useCovered();
  const pan = useUi((state) => state.pan);
  const lift = useUi((state) => state.lift);
  const updateFrame = useCallback(() => {
    const frame = iframe.current;
    const room = stage.current && roomIn(stage.current, { covered, coveredRight });
    if (!frame || !room || room.width === 0) return;
    const { width, height, zoom: scale, left } = fitFrame(room, device, zoom);
    if (frame.style.width !== `${width}px` || ui.getState().shownZoom !== scale)
      canvas?.holdScrollPosition();
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    // Moved by a transform, so that the page isn't laid out again.
    frame.style.transform = `translate(${Math.round(left + pan)}px, ${-lift}px) scale(${scale})`;
    // Without a scrollbar for the part of the page that is moved behind panels.
    frame.parentElement?.toggleAttribute('data-scrolls', width * scale > room.width + 1);
    ui.setState({ shownZoom: scale, shownWidth: width });
  }, [stage, iframe, canvas, device, zoom, covered, coveredRight, pan, lift, ui]);
  useLayoutEffect(() => {
    updateFrame();
    if (!stage.current) return;
    const observer = new ResizeObserver(updateFrame);
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [updateFrame, stage]);
}
