import { I18nProvider, useI18n, useT } from '@plinth/i18n/react';
import {
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createRoot } from 'react-dom/client';
import { useDesign } from '../../core/design/design-context.ts';
import type { DesignState } from '../../core/design/design-store.ts';
import { useDesignedSite } from '../../core/design/use-designed-site.ts';
import { SessionContext, useSession, useUi } from '../../core/session/context.ts';
import './canvas.css';
import { useRequest } from '../../core/ports/use-request.ts';
import { ServicesContext } from '../../core/session/services.ts';
import { useIsDragging } from '../drag/use-is-dragging.ts';
import type { CanvasHandle, ShownFrame } from './canvas-context.ts';
import { CanvasPage } from './canvas-page.tsx';
import type { CanvasEvents, ConnectFrame } from './connect-frame.ts';
import { fitFrame, type Room } from './fit.ts';
import { openFrame } from './open-frame.ts';
import { PAGE_KEYS } from './page-keys.ts';
import { CanvasSiteContext } from './site-context.ts';

type CanvasProps = {
  /** URL of an empty same-origin page whose CSP blocks scripts. */
  readonly src: string;
  /** Called when the user can work on the page, and with null when the frame closes. */
  readonly onOpen: (canvas: CanvasHandle | null) => void;
  /** Called when the frame shows the whole page. */
  readonly onRendered: () => void;
  /** Part of the tools: null until they have loaded, like `events`. */
  readonly connect: ConnectFrame | null;
  readonly events: CanvasEvents | null;
  /** Drawn over the frame. */
  readonly children?: ReactNode;
};

/** The page in its own frame. Everything the editor draws stays outside the frame. */
export function Canvas({ src, onOpen, onRendered, connect, events, children }: CanvasProps) {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(0);
  const isCovered = useUi((ui) => ui.isSideBySide);
  const isScrubbing = useUi((ui) => ui.isScrubbing);
  const shown = useShownFrame(stage, iframe, loaded);
  useConnection(shown, { connect, events, onOpen });
  useCanvasRoot(shown, onRendered);
  useCanvasDesign(shown);
  useFit(stage, iframe, shown);
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

/** Opens the frame each time it has `loaded`. */
function useShownFrame(
  stage: RefObject<HTMLDivElement | null>,
  iframe: RefObject<HTMLIFrameElement | null>,
  loaded: number,
): ShownFrame | null {
  const t = useT();
  const session = useSession();
  const [shown, setShown] = useState<ShownFrame | null>(null);
  const latest = useRef(t);
  latest.current = t;
  useEffect(() => {
    if (loaded === 0 || !stage.current || !iframe.current) return;
    const translate = latest.current;
    const opened = openFrame(
      session,
      { iframe: iframe.current, stage: stage.current },
      {
        heading: translate('EDITOR.TEXT.EMPTY_HEADING'),
        paragraph: translate('EDITOR.TEXT.EMPTY'),
        editing: translate('EDITOR.TEXT.EMPTY_WRITING'),
      },
    );
    if (!opened) return;
    // The name of the document, which has the focus while no text is selected.
    opened.shown.document.title = translate('EDITOR.CANVAS');
    setShown(opened.shown);
    return () => {
      opened.close();
      setShown(null);
    };
  }, [loaded, session, stage, iframe]);
  return shown;
}

/** Lets the user work on the shown page as soon as the tools have loaded. */
function useConnection(
  shown: ShownFrame | null,
  { connect, events, onOpen }: Pick<CanvasProps, 'connect' | 'events' | 'onOpen'>,
): void {
  const session = useSession();
  const latest = useRef({ events, onOpen });
  latest.current = { events, onOpen };
  useEffect(() => {
    if (!shown || !connect) return;
    const { canvas, close } = connect(session, shown, {
      onKeyDown: (event) => latest.current.events?.onKeyDown(event),
      onPaste: (event) => latest.current.events?.onPaste(event),
      onDrop: (...args) => latest.current.events?.onDrop(...args),
      editText: (...args) => latest.current.events?.editText(...args),
    });
    latest.current.onOpen(canvas);
    return () => {
      close();
      latest.current.onOpen(null);
    };
  }, [shown, connect, session]);
}

/** Calls back once everything before it has rendered. */
function AfterRender({ onRender }: { readonly onRender: () => void }) {
  useEffect(onRender, [onRender]);
  return null;
}

/** React root inside the frame. Renders the server's views, each subscribed to its own node. */
function useCanvasRoot(shown: ShownFrame | null, onRendered: () => void): void {
  const session = useSession();
  const site = useDesignedSite();
  const services = use(ServicesContext);
  const popup = services?.owner.popup;
  // If it can't be loaded, the popup is shown over an empty page.
  const behind = useRequest(services?.ports.preview.behind ?? null).value?.url ?? null;
  const i18n = useI18n();
  const root = useRef<ReturnType<typeof createRoot> | null>(null);
  useEffect(() => {
    if (!shown) return;
    const reactRoot = createRoot(shown.document.body);
    root.current = reactRoot;
    return () => {
      root.current = null;
      queueMicrotask(() => reactRoot.unmount());
    };
  }, [shown]);
  useEffect(() => {
    if (!shown) return;
    shown.document.documentElement.lang = site.language;
    root.current?.render(
      <I18nProvider i18n={i18n}>
        <SessionContext value={session}>
          <CanvasSiteContext value={site}>
            <CanvasPage popup={popup} behind={behind} />
            <AfterRender onRender={onRendered} />
          </CanvasSiteContext>
        </SessionContext>
      </I18nProvider>,
    );
  }, [shown, i18n, session, site, popup, behind, onRendered]);
}

/**
 * Applies the site's styles and unsaved design changes to the frame. Right when they change and not
 * in a render, because fields that render because of the change read colors in the frame.
 */
function useCanvasDesign(shown: ShownFrame | null): void {
  const { store } = useDesign();
  useLayoutEffect(() => {
    if (!shown) return;
    const show = ({ css, colorCss }: DesignState) => shown.showDesign(css, colorCss);
    show(store.getState());
    return store.subscribe(show);
  }, [shown, store]);
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
  shown: ShownFrame | null,
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
    const isResized = frame.style.width !== `${width}px` || ui.getState().shownZoom !== scale;
    const show = () => {
      frame.style.width = `${width}px`;
      frame.style.height = `${height}px`;
      // Moved by a transform, so that the page isn't laid out again.
      frame.style.transform = `translate(${Math.round(left + pan)}px, ${-lift}px) scale(${scale})`;
    };
    if (isResized && shown) shown.keepScrollPosition(show);
    else show();
    // Without a scrollbar for the part of the page that is moved behind panels.
    frame.parentElement?.toggleAttribute('data-scrolls', width * scale > room.width + 1);
    ui.setState({ shownZoom: scale, shownWidth: width });
  }, [stage, iframe, shown, device, zoom, covered, coveredRight, pan, lift, ui]);
  useLayoutEffect(() => {
    updateFrame();
    if (!stage.current) return;
    const observer = new ResizeObserver(updateFrame);
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [updateFrame, stage]);
}
