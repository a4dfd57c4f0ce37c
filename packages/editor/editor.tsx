import { DEVICE_FACTS } from '@plinth/model';
import {
  lazy,
  type KeyboardEvent as ReactKeyboardEvent,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { AddPanel } from './add/add-panel.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { CanvasContext, type CanvasHandle } from './canvas/canvas-context.ts';
import { Breadcrumbs } from './chrome/breadcrumbs.tsx';
import { DevicePill } from './chrome/device-pill.tsx';
import { useCommandContext } from './commands/use-command-context.ts';
import { CommandsContext } from './commands/use-commands.ts';
import './chrome/editor.css';
import { HistoryPanel } from './chrome/history-panel.tsx';
import { Rail } from './chrome/rail.tsx';
import { SidePanel } from './chrome/side-panel.tsx';
import { TopBar } from './chrome/top-bar.tsx';
import { DesignContext } from './design/design-context.ts';
import { createDesignStore } from './design/design-store.ts';
import { Inspector } from './inspector/inspector.tsx';
import { LayersPanel } from './layers/layers-panel.tsx';
import { Dialogs } from './palette/dialogs.tsx';
import { UndoToast } from './parts/undo-toast.tsx';
import { useWidgetTexts } from './parts/widget-texts.ts';
import type { EditorPorts } from './ports.ts';
import { Preview } from './preview/preview.tsx';
import { autosave } from './save/autosave.ts';
import { ConflictDialog } from './save/conflict-dialog.tsx';
import { ElsewhereBar } from './save/elsewhere-bar.tsx';
import { openWork } from './save/open-work.ts';
import { ProblemBar } from './save/problem-bar.tsx';
import { RestoreBar } from './save/restore-bar.tsx';
import { sendAgain } from './save/send-again.ts';
import { SharedNote } from './save/shared-note.tsx';
import { TakenOverToast } from './save/taken-over-toast.tsx';
import type { UnsavedWork } from './save/unsaved-work.ts';
import { SessionContext, useSession, useUi } from './session/context.ts';
import type { SessionInput } from './session/create-session.ts';
import { type EditedPage, ServicesContext } from './session/services.ts';
import { useKeys } from './shortcuts/use-keys.ts';
import type { EditorUi } from './store/ui-store.ts';
import { TextEditing } from './text/text-editing.tsx';
import { writeIn } from './text/write-in.ts';

export type EditorProps = {
  readonly page: EditedPage;
  /** Read once: another page needs another `key`. */
  readonly input: SessionInput;
  readonly ports: EditorPorts;
  /** Address of an empty page of this origin for the canvas. */
  readonly canvasSrc: string;
  /** The site's style sheet. */
  readonly designCss: string;
  /** Hears of the work that is not saved; null: there is none. */
  readonly onUnsaved?: (work: UnsavedWork | null) => void;
};

/**
 * The visual editor of one page: its content and the shared sections around it. It gets documents and
 * ports; it knows no server and no route.
 */
export function Editor({ page, input, ports, canvasSrc, designCss, onUnsaved }: EditorProps) {
  const hasTexts = useWidgetTexts();
  const latest = useRef(ports);
  latest.current = ports;
  const [work] = useState(() => {
    const ui = { ...startingView(window.innerWidth), ...input.ui };
    return openWork({ page, input: { ...input, ui }, save: () => latest.current.save });
  });
  const { session, dirty, saving, journal, unsaved } = work;
  useEffect(
    () => dirty.subscribe(() => onUnsaved?.(dirty.isDirty() ? unsaved : null)),
    [dirty, unsaved, onUnsaved],
  );
  useEffect(() => sendAgain(saving), [saving]);
  useEffect(
    () => (page.status === 'draft' ? autosave(session, dirty, saving) : undefined),
    [page.status, session, dirty, saving],
  );
  useEffect(() => journal.start(), [journal]);
  const services = useMemo(
    () => ({ page, ports, ...work, frame: { src: canvasSrc, designCss } }),
    [page, ports, work, canvasSrc, designCss],
  );
  const [design] = useState(() => createDesignStore(designCss, () => latest.current.design));
  if (!hasTexts) return null;
  return (
    <SessionContext value={session}>
      <ServicesContext value={services}>
        <DesignContext value={design}>
          <Workbench canvasSrc={canvasSrc} />
        </DesignContext>
      </ServicesContext>
    </SessionContext>
  );
}

const RevisionView = lazy(async () => ({
  default: (await import('./revisions/revision-view.tsx')).RevisionView,
}));
const BlocksPanel = lazy(async () => ({
  default: (await import('./blocks/blocks-panel.tsx')).BlocksPanel,
}));

const ChecksPanel = lazy(async () => ({
  default: (await import('./checks/checks-panel.tsx')).ChecksPanel,
}));

const PANELS = {
  add: <AddPanel />,
  blocks: <BlocksPanel />,
  layers: <LayersPanel />,
  history: <HistoryPanel />,
  checks: <ChecksPanel />,
};

/** On a small screen the page comes first: no panel over it, and at the size of that screen. */
const startingView = (width: number): Partial<EditorUi> => ({
  panel: width < 1024 ? null : 'add',
  device: width <= (DEVICE_FACTS.mobile_v.maxWidth ?? 0) ? 'mobile_v' : 'desktop',
});

type WorkbenchProps = { readonly canvasSrc: string };

function Workbench({ canvasSrc }: WorkbenchProps) {
  const session = useSession();
  const panel = useUi((ui) => ui.panel);
  const viewing = useUi((ui) => ui.viewing !== null);
  const [canvas, setCanvas] = useState<CanvasHandle | null>(null);
  const isBare = useUi((ui) => ui.isBare);
  const { commands, onPaste } = useCommandContext(session, canvas);
  const { onKeyDown } = useKeys(commands, canvas);
  const [at, setAt] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const openAt = (id: string, event: MouseEvent | null) => {
    setAt(event && { x: event.clientX, y: event.clientY });
    writeIn(session, id);
  };
  const fromPanel = (event: ReactKeyboardEvent) => onKeyDown(event.nativeEvent);
  return (
    <CanvasContext value={canvas}>
      <CommandsContext value={commands}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts reach the editor wherever its focus is */}
        <div
          className="pl-editor"
          onKeyDown={fromPanel}
          onPaste={({ nativeEvent }) => onPaste(nativeEvent)}
          data-bare={isBare || undefined}
          data-testid="editor"
        >
          <TopBar />
          {!isBare && <Rail />}
          {panel !== null && !isBare && (
            <SidePanel>
              <Suspense>{PANELS[panel]}</Suspense>
            </SidePanel>
          )}
          <main className="pl-editor-main">
            <div className="pl-editor-bars">
              <ProblemBar />
              <RestoreBar />
              <ElsewhereBar />
              <SharedNote />
            </div>
            <DevicePill />
            <Canvas
              src={canvasSrc}
              canvas={canvas}
              onOpen={setCanvas}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              editText={openAt}
            >
              {canvas && <TextEditing canvas={canvas} at={at} />}
            </Canvas>
            <Breadcrumbs />
          </main>
          {!isBare && <Inspector />}
          {viewing && (
            <Suspense>
              <RevisionView />
            </Suspense>
          )}
          <Dialogs />
          <UndoToast />
          <TakenOverToast />
          <ConflictDialog />
          <Preview />
        </div>
      </CommandsContext>
    </CanvasContext>
  );
}
