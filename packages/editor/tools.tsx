import { useT } from '@plinth/i18n/react';
import { later } from '@plinth/ui';
import { useEffect, useRef, useState } from 'react';
import { AddPanel } from './add/add-panel.tsx';
import type { CanvasEvents } from './canvas/canvas.tsx';
import type { CanvasHandle } from './canvas/canvas-context.ts';
import { Ghosts } from './canvas/ghosts.tsx';
import { Marks } from './checks/marks.tsx';
import { Breadcrumbs } from './chrome/breadcrumbs.tsx';
import { DevicePill } from './chrome/device-pill.tsx';
import { HistoryPanel } from './chrome/history-panel.tsx';
import { useKeptPanel } from './chrome/kept-panel.ts';
import { Rail } from './chrome/rail.tsx';
import { SidePanel } from './chrome/side-panel.tsx';
import { TopBar } from './chrome/top-bar.tsx';
import { useSheets } from './chrome/use-sheets.ts';
import { dropAt } from './commands/drop.ts';
import { useCommandContext } from './commands/use-command-context.ts';
import { useSiteFonts } from './design/use-site-fonts.ts';
import { landedText } from './drag/place-text.ts';
import type { Hands as EditorHands } from './hands.ts';
import { Inspector } from './inspector/inspector.tsx';
import { LayersPanel } from './layers/layers-panel.tsx';
import { ColumnDividers } from './overlay/column-dividers.tsx';
import { ContextMenu } from './overlay/context-menu.tsx';
import { DropOverlay } from './overlay/drop-overlay.tsx';
import { InsertBars } from './overlay/insert-bars.tsx';
import { InsertButtons } from './overlay/insert-buttons.tsx';
import { Placeholders } from './overlay/placeholders.tsx';
import { SelectionOverlay } from './overlay/selection-overlay.tsx';
import { SpacingBands } from './overlay/spacing-bands.tsx';
import { Dialogs } from './palette/dialogs.tsx';
import { useToolTexts } from './parts/tool-texts.ts';
import { UndoToast } from './parts/undo-toast.tsx';
import { useReport } from './parts/use-report.ts';
import { Preview } from './preview/preview.tsx';
import { ConflictDialog } from './save/conflict-dialog.tsx';
import { ElsewhereBar } from './save/elsewhere-bar.tsx';
import { ProblemBar } from './save/problem-bar.tsx';
import { RestoreBar } from './save/restore-bar.tsx';
import { SharedNote } from './save/shared-note.tsx';
import { TakenOverToast } from './save/taken-over-toast.tsx';
import { useSession, useUi } from './session/context.ts';
import { useKeys } from './shortcuts/use-keys.ts';
import { TextEditing } from './text/text-editing.tsx';
import { writeIn } from './text/write-in.ts';

type HandsProps = {
  readonly canvas: CanvasHandle | null;
  readonly onReady: (hands: EditorHands) => void;
};

/** Draws nothing: brings together what the tools do about events, once its texts are known. */
function Hands({ canvas, onReady }: HandsProps) {
  const t = useT();
  const session = useSession();
  const hasTexts = useToolTexts();
  const report = useReport();
  const { commands, onPaste } = useCommandContext(session, canvas);
  const { onKeyDown } = useKeys(commands, canvas);
  const now: CanvasEvents = {
    onKeyDown,
    onPaste,
    onDrop: (dragged, slot) => {
      const outcome = dropAt(session, dragged, slot);
      const isReplaced = slot.replaces !== undefined;
      report(outcome, isReplaced ? t('EDITOR.PICTURES.REPLACED') : landedText(t, session));
    },
    editText: (id, event) => writeIn(session, id, event && { x: event.clientX, y: event.clientY }),
  };
  const latest = useRef(now);
  latest.current = now;
  const [hands] = useState(
    (): EditorHands => ({
      commands,
      onKeyDown: (event) => latest.current.onKeyDown(event),
      onPaste: (event) => latest.current.onPaste(event),
      onDrop: (...args) => latest.current.onDrop(...args),
      editText: (id, event) => latest.current.editText(id, event),
    }),
  );
  useEffect(() => {
    if (hasTexts) onReady(hands);
  }, [hasTexts, hands, onReady]);
  return null;
}

const RevisionView = later(
  async () => (await import('./revisions/revision-view.tsx')).RevisionView,
);
const BlocksPanel = later(async () => (await import('./blocks/blocks-panel.tsx')).BlocksPanel);
const PagesPanel = later(async () => (await import('./pages/pages-panel.tsx')).PagesPanel);
const ThemePanel = later(async () => (await import('./theme/theme-panel.tsx')).ThemePanel);
const MediaPanel = later(async () => (await import('./media/media-panel.tsx')).MediaPanel);
const SideBySide = later(async () => (await import('./side-by-side/side-by-side.tsx')).SideBySide);
const ChecksPanel = later(async () => (await import('./checks/checks-panel.tsx')).ChecksPanel);
const Tour = later(async () => (await import('./tour/tour.tsx')).Tour);

const PANELS = {
  add: <AddPanel />,
  blocks: <BlocksPanel />,
  layers: <LayersPanel />,
  pages: <PagesPanel />,
  theme: <ThemePanel />,
  media: <MediaPanel />,
  history: <HistoryPanel />,
  checks: <ChecksPanel />,
};

/** Top bar, rail and the open panel. */
function Before() {
  const t = useT();
  const { ui } = useSession();
  const panel = useUi((ui) => ui.panel);
  const isBare = useUi((ui) => ui.isBare);
  useSheets();
  useKeptPanel();
  useSiteFonts();
  return (
    <>
      <TopBar />
      {!isBare && <Rail />}
      {panel !== null && !isBare && (
        <SidePanel
          name={t(`EDITOR.PANEL.${panel.toUpperCase()}`)}
          isWide={panel === 'blocks'}
          onClose={() => ui.setState({ panel: null })}
        >
          {PANELS[panel]}
        </SidePanel>
      )}
    </>
  );
}

/** What has to be said about the page, over it. */
const Above = () => (
  <>
    <div className="pl-editor-bars">
      <ProblemBar />
      <RestoreBar />
      <ElsewhereBar />
      <SharedNote />
    </div>
    <DevicePill />
  </>
);

/** Outlines, handles and marks, drawn over the frame and never scaled with it. */
const Over = ({ canvas }: { readonly canvas: CanvasHandle }) => (
  <>
    <Ghosts canvas={canvas} />
    <Placeholders canvas={canvas} />
    <Marks canvas={canvas} />
    <SpacingBands canvas={canvas} />
    <InsertButtons canvas={canvas} />
    <SelectionOverlay canvas={canvas} />
    <InsertBars canvas={canvas} />
    <ContextMenu canvas={canvas} />
    <ColumnDividers canvas={canvas} />
    <DropOverlay canvas={canvas} />
    <TextEditing canvas={canvas} />
  </>
);

/** Over the canvas, when it is asked for, and below it. */
function Below() {
  const isSideBySide = useUi((ui) => ui.isSideBySide);
  return (
    <>
      {isSideBySide && <SideBySide />}
      <Breadcrumbs />
    </>
  );
}

/** Inspector, and what opens over the whole editor. */
function After() {
  const { ui } = useSession();
  const tour = useUi((state) => state.tour);
  const isBare = useUi((ui) => ui.isBare);
  const viewing = useUi((ui) => ui.viewing !== null);
  return (
    <>
      {!isBare && <Inspector />}
      {viewing && <RevisionView />}
      <Dialogs />
      {tour && <Tour isWanted={tour === 'wanted'} onEnd={() => ui.setState({ tour: null })} />}
      <UndoToast />
      <TakenOverToast />
      <ConflictDialog />
      <Preview />
    </>
  );
}

/** What stands around the page, by where it stands. */
export const tools = { Hands, Before, Above, Over, Below, After };
