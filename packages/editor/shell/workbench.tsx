import type { I18n } from '@plinth/i18n';
import { useI18n, useT } from '@plinth/i18n/react';
import { loadOnce, useRetried } from '@plinth/ui';
import { type FocusEvent, useCallback, useEffect, useState } from 'react';
import { Canvas } from '../canvas/frame/canvas.tsx';
import { CanvasContext, type CanvasHandle } from '../canvas/frame/canvas-context.ts';
import { returnFocusToCanvas } from '../canvas/frame/return-focus.ts';
import './editor.css';
import './breadcrumbs.css';
import './side-panel.css';
import './top-bar.css';
import './small-screen.css';
import './forced-colors.css';
import { CommandsContext } from '../core/commands/use-commands.ts';
import { afterPaint } from '../core/scheduling/after-paint.ts';
import { useSession, useUi } from '../core/session/context.ts';
import { useServices } from '../core/session/services.ts';
import type { EditorSession } from '../core/session/types.ts';
import type { EditorHandlers } from './editor-handlers.ts';
import { panelStyle, readPanelWidth } from './panel-width.ts';

/** Loads the tools, their texts, and what they need for the widgets of the page. */
const createTools = (i18n: I18n, { store }: EditorSession) =>
  loadOnce(async () => {
    const [{ tools }] = await Promise.all([
      import('./tools.tsx'),
      i18n.load(['panel', 'editor', 'widgets']),
    ]);
    await tools.loadInspectors([...store.reader.nodes.values()].map(({ widget }) => widget));
    return tools;
  });

const MAX_WAIT_MS = 5_000;

/**
 * The canvas and the tools around it. The canvas loads first; the tools follow once it is painted, or
 * after `MAX_WAIT_MS`.
 */
export function Workbench({ canvasSrc }: { readonly canvasSrc: string }) {
  const t = useT();
  const { owner } = useServices();
  const [canvas, setCanvas] = useState<CanvasHandle | null>(null);
  const [handlers, setHandlers] = useState<EditorHandlers | null>(null);
  const isBare = useUi((ui) => ui.isBare);
  const hasRailLabels = useUi((ui) => ui.hasRailLabels);
  const { tools, hasFailed, load } = useTools();
  const ready = handlers && tools;
  return (
    <CanvasContext value={canvas}>
      <CommandsContext value={handlers?.commands ?? null}>
        {tools && <tools.Handlers canvas={canvas} onReady={setHandlers} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts reach the editor wherever its focus is */}
        <div
          className="pl-editor"
          onKeyDown={({ nativeEvent }) => handlers?.onKeyDown(nativeEvent)}
          onClick={(event) => returnFocusToCanvas(event, canvas)}
          data-bare={isBare || undefined}
          data-labels={hasRailLabels || undefined}
          data-testid="editor"
        >
          {ready ? <ready.Leading /> : <LeadingPlaceholder hasFailed={hasFailed} />}
          <main
            id="content"
            className="pl-editor-main"
            aria-label={t('EDITOR.PAGE_AREA', { name: owner.name })}
            tabIndex={-1}
            ref={takeLostFocus}
            onFocus={passFocusOn}
          >
            {ready ? <ready.Notices /> : <div className="pl-editor-bars" />}
            <Canvas
              src={canvasSrc}
              onOpen={setCanvas}
              onRendered={load}
              connect={tools?.connectFrame ?? null}
              events={handlers}
            >
              {ready && canvas && <ready.CanvasOverlays canvas={canvas} />}
            </Canvas>
            {ready ? <ready.Footer /> : <div className="pl-editor-foot" />}
          </main>
          {ready ? <ready.Trailing /> : <TrailingPlaceholder />}
        </div>
      </CommandsContext>
    </CanvasContext>
  );
}

const focusPage = (main: HTMLElement | null) =>
  main?.querySelector<HTMLElement>('.pl-stage')?.focus({ preventScroll: true });

/** Takes the focus if the previous screen's focused element is gone. */
const takeLostFocus = (main: HTMLElement | null) => {
  if (document.activeElement === document.body) focusPage(main);
};

/** Screen readers pass arrow keys on only while the page has the focus, not the part around it. */
const passFocusOn = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target === currentTarget) focusPage(currentTarget);
};

/** Placeholders for the top bar, rail and panel at their final size. */
function LeadingPlaceholder({ hasFailed }: { readonly hasFailed: boolean }) {
  const t = useT();
  const hasPanel = useUi((ui) => ui.panel !== null);
  const [width] = useState(readPanelWidth);
  return (
    <>
      <div className="pl-topbar" role={hasFailed ? 'alert' : undefined}>
        {hasFailed && t('COMMON.MESSAGES.PART_ERROR')}
      </div>
      <div className="pl-editor-rail" />
      {hasPanel && <div className="pl-side-panel" style={panelStyle(width)} />}
    </>
  );
}

/** Placeholder for the inspector. */
function TrailingPlaceholder() {
  const isOpen = useUi((ui) => ui.isInspecting);
  return <div className="pl-inspector" data-open={isOpen || undefined} />;
}

/** `load` fetches the tools after the next frame is painted. */
function useTools() {
  const i18n = useI18n();
  const session = useSession();
  const [loader] = useState(() => createTools(i18n, session));
  const [isWanted, setWanted] = useState(false);
  const load = useCallback(() => {
    afterPaint(() => setWanted(true));
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const { value: tools, hasFailed } = useRetried(loader, isWanted);
  return { tools, hasFailed, load };
}
