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
import { useUi } from './session/context.ts';

const loadTools = async () => (await import('./tools.tsx')).tools;

type Tools = Awaited<ReturnType<typeof loadTools>>;

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
  const { tools, load } = useTools();
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
          {ready ? <ready.Before /> : <ShapeBefore />}
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
function ShapeBefore() {
  const hasPanel = useUi((ui) => ui.panel !== null);
  const [width] = useState(readPanelWidth);
  return (
    <>
      <div className="pl-topbar" />
      <div className="pl-editor-rail" />
      {hasPanel && <div className="pl-side-panel" style={panelStyle(width)} />}
    </>
  );
}

/** `load` fetches the tools after the next frame is painted. */
function useTools() {
  const [tools, setTools] = useState<Tools | null>(null);
  const [isAsked, setAsked] = useState(false);
  const load = useCallback(() => {
    requestAnimationFrame(() => requestAnimationFrame(() => setAsked(true)));
  }, []);
  useEffect(() => {
    const late = setTimeout(() => setAsked(true), PATIENCE_MS);
    return () => clearTimeout(late);
  }, []);
  useEffect(() => {
    if (isAsked) void loadTools().then(setTools);
  }, [isAsked]);
  return { tools, load };
}
