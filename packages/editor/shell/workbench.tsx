import type { I18n } from '@plinth/i18n';
import { useI18n, useT } from '@plinth/i18n/react';
import { loadOnce, useLoaded } from '@plinth/ui';
import { useCallback, useEffect, useState } from 'react';
import { Canvas } from '../canvas/frame/canvas.tsx';
import { CanvasContext, type CanvasHandle } from '../canvas/frame/canvas-context.ts';
import { returnFocusToCanvas } from '../canvas/frame/return-focus.ts';
import './editor.css';
import './breadcrumbs.css';
import './side-panel.css';
import './top-bar.css';
import './small-screen.css';
import { CommandsContext } from '../core/commands/use-commands.ts';
import { afterPaint } from '../core/scheduling/after-paint.ts';
import { useUi } from '../core/session/context.ts';
import type { EditorHandlers } from './editor-handlers.ts';
import { panelStyle, readPanelWidth } from './panel-width.ts';

/** Loads the tools and their texts in parallel. */
const createTools = (i18n: I18n) =>
  loadOnce(async () => {
    const [{ tools }] = await Promise.all([
      import('./tools.tsx'),
      i18n.load(['panel', 'editor', 'widgets']),
    ]);
    return tools;
  });

const PATIENCE_MS = 5_000;

/**
 * The canvas and the tools around it. The canvas loads first; the tools follow once it is painted, or
 * after `PATIENCE_MS`.
 */
export function Workbench({ canvasSrc }: { readonly canvasSrc: string }) {
  const [canvas, setCanvas] = useState<CanvasHandle | null>(null);
  const [hands, setHands] = useState<EditorHandlers | null>(null);
  const isBare = useUi((ui) => ui.isBare);
  const { tools, areLate, load } = useTools();
  const ready = hands && tools;
  return (
    <CanvasContext value={canvas}>
      <CommandsContext value={hands?.commands ?? null}>
        {tools && <tools.Hands canvas={canvas} onReady={setHands} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts reach the editor wherever its focus is */}
        <div
          className="pl-editor"
          onKeyDown={({ nativeEvent }) => hands?.onKeyDown(nativeEvent)}
          onClick={(event) => returnFocusToCanvas(event, canvas)}
          data-bare={isBare || undefined}
          data-testid="editor"
        >
          {ready ? <ready.Before /> : <ShapeBefore areLate={areLate} />}
          <main id="content" className="pl-editor-main" tabIndex={-1} ref={takeLostFocus}>
            {ready ? <ready.Above /> : <div className="pl-editor-bars" />}
            <Canvas
              src={canvasSrc}
              canvas={canvas}
              onOpen={setCanvas}
              onShown={load}
              events={hands}
            >
              {ready && canvas && <ready.Over canvas={canvas} />}
            </Canvas>
            {ready ? <ready.Below /> : <div className="pl-breadcrumbs" />}
          </main>
          {ready ? <ready.After /> : <div className="pl-inspector" />}
        </div>
      </CommandsContext>
    </CanvasContext>
  );
}

/** Takes the focus if the previous screen's focused element is gone. */
const takeLostFocus = (main: HTMLElement | null) => {
  if (document.activeElement === document.body) main?.focus({ preventScroll: true });
};

/** Placeholders for the top bar, rail and panel at their final size. */
function ShapeBefore({ areLate }: { readonly areLate: boolean }) {
  const t = useT();
  const hasPanel = useUi((ui) => ui.panel !== null);
  const [width] = useState(readPanelWidth);
  return (
    <>
      <div className="pl-topbar" role={areLate ? 'alert' : undefined}>
        {areLate && t('COMMON.MESSAGES.PART_ERROR')}
      </div>
      <div className="pl-editor-rail" />
      {hasPanel && <div className="pl-side-panel" style={panelStyle(width)} />}
    </>
  );
}

/** `load` fetches the tools after the next frame is painted. */
function useTools() {
  const i18n = useI18n();
  const [part] = useState(() => createTools(i18n));
  const [isAsked, setAsked] = useState(false);
  const load = useCallback(() => {
    afterPaint(() => setAsked(true));
  }, []);
  useEffect(() => {
    const late = setTimeout(() => setAsked(true), PATIENCE_MS);
    return () => clearTimeout(late);
  }, []);
  const { value: tools, hasFailed: areLate } = useLoaded(part, isAsked);
  return { tools, areLate, load };
}
