import { useT } from '@plinth/i18n/react';
import { loadOnce, useLoaded } from '@plinth/ui';
import { useCallback, useEffect, useState } from 'react';
import { Canvas } from './canvas/canvas.tsx';
import { CanvasContext, type CanvasHandle } from './canvas/canvas-context.ts';
import { keysToPage } from './canvas/keys-to-page.ts';
import './chrome/editor.css';
import './chrome/breadcrumbs.css';
import './chrome/side-panel.css';
import './chrome/top-bar.css';
import './chrome/small-screen.css';
import { panelStyle, readPanelWidth } from './chrome/panel-width.ts';
import { CommandsContext } from './commands/use-commands.ts';
import type { Hands } from './hands.ts';
import { afterPaint } from './parts/after-paint.ts';
import { useUi } from './session/context.ts';

const TOOLS = loadOnce(async () => (await import('./tools.tsx')).tools);

const PATIENCE_MS = 5_000;

/**
 * The page and the tools around it. The page is what a person waits for, so it stands alone at
 * first; the tools load as soon as it is painted, or when it is not for long.
 */
export function Workbench({ canvasSrc }: { readonly canvasSrc: string }) {
  const [canvas, setCanvas] = useState<CanvasHandle | null>(null);
  const [hands, setHands] = useState<Hands | null>(null);
  const isBare = useUi((ui) => ui.isBare);
  const hasGallery = useUi((ui) => ui.panel === 'blocks');
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
          onClick={(event) => keysToPage(event, canvas)}
          data-bare={isBare || undefined}
          data-gallery={(hasGallery && !isBare) || undefined}
          data-testid="editor"
        >
          {ready ? <ready.Before /> : <ShapeBefore areLate={areLate} />}
          <main className="pl-editor-main">
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

/** The bars around the page, as large as they will be. */
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
  const [isAsked, setAsked] = useState(false);
  const load = useCallback(() => {
    afterPaint(() => setAsked(true));
  }, []);
  useEffect(() => {
    const late = setTimeout(() => setAsked(true), PATIENCE_MS);
    return () => clearTimeout(late);
  }, []);
  const { value: tools, hasFailed: areLate } = useLoaded(TOOLS, isAsked);
  return { tools, areLate, load };
}
