import { useT } from '@plinth/i18n/react';
import { loadInspectors } from '@plinth/widgets/inspectors';
import { useEffect, useRef, useState } from 'react';
import { movedText, positionText } from '../canvas/drag/drop-position-text.ts';
import type { CanvasHandle } from '../canvas/frame/canvas-context.ts';
import { type CanvasEvents, connectFrame } from '../canvas/frame/connect-frame.ts';
import { AddPlaceMarks } from '../canvas/overlay/add-place.tsx';
import { ColumnDividers } from '../canvas/overlay/column-dividers.tsx';
import { ContextMenu } from '../canvas/overlay/context-menu.tsx';
import { DropOverlay } from '../canvas/overlay/drop-overlay.tsx';
import { Ghosts } from '../canvas/overlay/ghosts.tsx';
import { InsertBars } from '../canvas/overlay/insert-bars.tsx';
import { InsertButtons } from '../canvas/overlay/insert-buttons.tsx';
import { Placeholders } from '../canvas/overlay/placeholders.tsx';
import { ResizeHandle } from '../canvas/overlay/resize-handle.tsx';
import { RowLayouts } from '../canvas/overlay/row-layouts.tsx';
import { SelectionOverlay } from '../canvas/overlay/selection-overlay.tsx';
import { SpacingBands } from '../canvas/overlay/spacing-bands.tsx';
import { useAddBlock } from '../core/blocks/use-add-block.ts';
import { dropAt } from '../core/commands/drop.ts';
import { openLinkedElement } from '../core/commands/open-linked-element.ts';
import { useUnsavedFonts } from '../core/design/use-font-catalog.ts';
import { useSiteFonts } from '../core/design/use-site-fonts.ts';
import { useSession, useUi } from '../core/session/context.ts';
import { useServices } from '../core/session/services.ts';
import { withWidgets } from '../core/steps/load-widgets.ts';
import { useReport } from '../core/steps/use-report.ts';
import { LazyConflictDialog } from '../save/lazy-conflict-dialog.tsx';
import { MergedToast } from '../save/merged-toast.tsx';
import { OtherTabBar } from '../save/other-tab-bar.tsx';
import { ProblemBar } from '../save/problem-bar.tsx';
import { RestoreBar } from '../save/restore-bar.tsx';
import { SharedNote } from '../save/shared-note.tsx';
import { EmptyPagePlace } from '../tools/blocks/empty-page-place.tsx';
import { Marks } from '../tools/checks/marks.tsx';
import { WidgetProblems } from '../tools/checks/widget-problems.tsx';
import { Inspector } from '../tools/inspector/inspector.tsx';
import { WidgetCost } from '../tools/page-cost/page-cost.tsx';
import { TextEditing } from '../tools/text-toolbar/text-editing.tsx';
import { DevicePill } from './device-pill.tsx';
import { Dialogs } from './dialogs.tsx';
import type { EditorHandlers } from './editor-handlers.ts';
import { Foot } from './foot.tsx';
import { openContent } from './open-content.ts';
import { Rail } from './rail.tsx';
import { SidePanel } from './side-panel.tsx';
import { PANELS, TOOLS } from './tool-registry.ts';
import { TopBar } from './top-bar.tsx';
import { UndoToast } from './undo-toast.tsx';
import { useClosingPanels } from './use-closing-panels.ts';
import { useCommandContext } from './use-command-context.ts';
import { useInspectorFold } from './use-inspector-fold.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useKeys } from './use-keys.ts';
import { useLettersWrite } from './use-letters-write.ts';
import { useLoadedWidgets } from './use-loaded-widgets.ts';
import { useNoticeEdge } from './use-notice-edge.ts';
import { usePanelPlace } from './use-panel-place.ts';
import { useStoredView } from './use-stored-view.ts';

type HandlersProps = {
  readonly canvas: CanvasHandle | null;
  readonly onReady: (handlers: EditorHandlers) => void;
};

/** Renders nothing; combines the tools' event handlers. */
function Handlers({ canvas, onReady }: HandlersProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const addBlock = useAddBlock();
  const { commands, onPaste } = useCommandContext(session, canvas);
  const { onKeyDown } = useKeys(commands, canvas);
  useLettersWrite();
  useInspectorFold(canvas);
  useLoadedWidgets(canvas);
  useNoticeEdge(canvas);
  useKeyboardInset();
  const now: CanvasEvents = {
    onKeyDown,
    onPaste,
    onDrop: (dragged, slot) => {
      if (dragged.block) return void addBlock(dragged.block, slot);
      const isNew = dragged.ids.size === 0;
      const landed = () => (isNew ? positionText(t, session) : movedText(t, session));
      report(
        withWidgets(isNew ? [dragged.widget] : [], () => dropAt(session, dragged, slot)),
        slot.replaces === undefined ? landed : t('EDITOR.PICTURES.REPLACED'),
      );
    },
    editText: (id, event) => openContent(commands.context(), id, event),
  };
  const latest = useRef(now);
  latest.current = now;
  const [handlers] = useState(
    (): EditorHandlers => ({
      commands,
      onKeyDown: (event) => latest.current.onKeyDown(event),
      onPaste: (event) => latest.current.onPaste(event),
      onDrop: (...args) => latest.current.onDrop(...args),
      editText: (id, event) => latest.current.editText(id, event),
    }),
  );
  useEffect(() => {
    onReady(handlers);
  }, [handlers, onReady]);
  return null;
}

/** Renders nothing; selects what a link of the panel leads to, once the page is shown. */
function OpenLinked() {
  const session = useSession();
  const { linked } = useServices();
  useEffect(() => {
    if (linked) openLinkedElement(session, linked);
  }, [session, linked]);
  return null;
}

/** Top bar, rail and the open panel. Unsaved work is offered before everything else. */
function Leading() {
  const { ui } = useSession();
  const open = useUi((ui) => ui.panel);
  const panel = PANELS.find(({ name }) => name === open);
  const isBare = useUi((ui) => ui.isBare);
  useClosingPanels();
  usePanelPlace();
  useStoredView();
  useSiteFonts();
  useUnsavedFonts();
  return (
    <>
      <RestoreBar />
      <TopBar />
      {!isBare && <Rail />}
      {panel && !isBare && (
        <SidePanel tool={panel} onClose={() => ui.setState({ panel: null })}>
          <panel.Panel />
        </SidePanel>
      )}
    </>
  );
}

/** px between the notices and what covers the canvas. */
const BARS_MARGIN = 12;

/** Bars with notices about the document, above the canvas and clear of floating panels. */
function Notices() {
  const left = useUi(({ covered }) => covered);
  const right = useUi(({ coveredRight }) => coveredRight);
  return (
    <>
      <div
        className="pl-editor-bars"
        style={{ marginLeft: left + BARS_MARGIN, marginRight: right + BARS_MARGIN }}
      >
        <ProblemBar />
        <OtherTabBar />
        <SharedNote />
      </div>
      <DevicePill />
    </>
  );
}

/** Outlines, handles and marks, drawn over the frame at a fixed scale. */
const CanvasOverlays = ({ canvas }: { readonly canvas: CanvasHandle }) => (
  <>
    <Ghosts canvas={canvas} />
    <Placeholders canvas={canvas} />
    <RowLayouts canvas={canvas} />
    <EmptyPagePlace canvas={canvas} />
    <Marks canvas={canvas} />
    <SpacingBands canvas={canvas} />
    <InsertButtons canvas={canvas} />
    <SelectionOverlay canvas={canvas} />
    <InsertBars canvas={canvas} />
    <ContextMenu canvas={canvas} />
    <ColumnDividers canvas={canvas} />
    <ResizeHandle canvas={canvas} />
    <DropOverlay canvas={canvas} />
    <AddPlaceMarks canvas={canvas} />
    <TextEditing canvas={canvas} />
    <OpenLinked />
  </>
);

const COVERS = TOOLS.flatMap(({ CanvasCover }) => CanvasCover ?? []);

/** Optional views over the canvas, and the bar below it. */
const Footer = () => (
  <>
    {COVERS.map((Cover) => (
      <Cover key={Cover.name} />
    ))}
    <Foot />
  </>
);

const OVERLAYS = TOOLS.flatMap(({ Overlay }) => Overlay ?? []);

const INSPECTOR_SECTIONS = { Above: WidgetProblems, Below: WidgetCost };

/** The inspector, and dialogs over the whole editor. */
function Trailing() {
  const isBare = useUi((ui) => ui.isBare);
  return (
    <>
      {!isBare && <Inspector sections={INSPECTOR_SECTIONS} />}
      <Dialogs />
      <UndoToast />
      <MergedToast />
      <LazyConflictDialog />
      {OVERLAYS.map((Overlay) => (
        <Overlay key={Overlay.name} />
      ))}
    </>
  );
}

/** Work on the canvas, and everything around it, by position. */
export const tools = {
  loadInspectors,
  connectFrame,
  Handlers,
  Leading,
  Notices,
  CanvasOverlays,
  Footer,
  Trailing,
};
