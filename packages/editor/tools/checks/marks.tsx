import { UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useEffect, useRef } from 'react';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { toFrame, toWindow } from '../../canvas/frame/viewport.ts';
import { contentBoxes } from '../../canvas/overlay/content-boxes.ts';
import { selectedHeadBox } from '../../canvas/overlay/head-layout.ts';
import { stickyEnd } from '../../canvas/overlay/sticky-end.ts';
import { stageBox, useOverlayUpdate } from '../../canvas/overlay/use-overlay-update.ts';
import { selectNode } from '../../core/commands/select.ts';
import { type Box, boundingBox, toBox } from '../../core/geometry/box.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { openMode } from '../../core/view/inspector-state.ts';
import { isSmallScreen } from '../../core/view/small-screen.ts';
import './checks.css';
import { markPlace, SIZE } from './mark-place.ts';
import { markedProblems } from './marked-problems.ts';
import type { Problem } from './problem.ts';
import { severityOf } from './severity.ts';
import { SeverityIcon } from './severity-icon.tsx';
import { useProblems, useProblemWatch } from './use-problems.ts';

/** Maximum number of marks, so that they don't hide the page; the panel lists all problems. */
const MAX_MARKS = 60;

/**
 * A mark outside the corner of each widget with a problem; selecting a mark shows the problem in the
 * inspector.
 */
export function Marks({ canvas }: { readonly canvas: CanvasHandle }) {
  useProblemWatch(canvas);
  const problems = useProblems();
  const isWriting = useUi((ui) => ui.textEditing !== null);
  if (isWriting) return null;
  return markedProblems(problems)
    .slice(0, MAX_MARKS)
    .map((problem) => <Mark key={problem.id} problem={problem} canvas={canvas} />);
}

/** The box of the text, images, and controls of a widget, otherwise its own, in px of the stage. */
function shownBox(session: EditorSession, canvas: CanvasHandle, id: NodeId): Box | null {
  const own = stageBox(session, canvas, id);
  const element = session.elements.get(id);
  if (!own || !element || element.querySelector('[data-node-id]')) return own;
  const boxes = contentBoxes(element, toBox(element.getBoundingClientRect()));
  const viewport = canvas.viewport();
  return boxes.length === 0 ? own : toWindow(viewport, boundingBox(boxes));
}

/** What the page shows around a box where a mark could be. */
function contentNear(canvas: CanvasHandle, { left, top, right, bottom }: Box): readonly Box[] {
  const viewport = canvas.viewport();
  const start = toFrame(viewport, { x: left - 2 * SIZE, y: top - SIZE });
  const end = toFrame(viewport, { x: right + 2 * SIZE, y: bottom + SIZE });
  const area = { left: start.x, top: start.y, right: end.x, bottom: end.y };
  return contentBoxes(canvas.document.body, area).map((each) => toWindow(viewport, each));
}

/** Opens the inspector, which has the message, also where it doesn't open with the selection. */
function showInspector({ ui }: EditorSession): void {
  if (isSmallScreen()) ui.setState({ isInspecting: true, panel: null, isBare: false });
  else
    ui.setState(({ inspectorMode }) => ({
      inspectorMode: openMode(inspectorMode),
      isInspectorAside: false,
    }));
}

type MarkProps = { readonly problem: Problem; readonly canvas: CanvasHandle };

function Mark({ problem, canvas }: MarkProps) {
  const t = useT();
  const session = useSession();
  const mark = useRef<HTMLButtonElement>(null);
  const isSelected = useUi(({ selection }) => selection.at(-1) === problem.id);
  const updateAgain = useOverlayUpdate(canvas, () => {
    const box = shownBox(session, canvas, problem.id);
    const stage = canvas.frame.parentElement;
    const id = session.ui.getState().selection.at(-1) ?? '';
    const around = stage && {
      stage: { width: stage.clientWidth, height: stage.clientHeight },
      selected: stageBox(session, canvas, id),
      isSelected: id === problem.id,
      head: selectedHeadBox(stage),
      content: box ? contentNear(canvas, box) : [],
    };
    const found = box && around && markPlace(box, around);
    const place = found && found.y >= stickyEnd(session, canvas, problem.id) ? found : null;
    return () => {
      if (!mark.current) return;
      mark.current.hidden = !place;
      if (place) mark.current.style.transform = `translate(${place.x}px, ${place.y}px)`;
    };
  });
  // The toolbar gets its place with the selection, after this measures.
  useEffect(() => {
    if (isSelected) updateAgain();
  }, [isSelected, updateAgain]);
  const open = () => {
    selectNode(session, problem.id);
    showInspector(session);
  };
  const severity = severityOf(problem.kind);
  const sentence = t('EDITOR.CHECK.MARK', {
    severity: t(`EDITOR.CHECK.SEVERITY.${keyPart(severity)}`),
    text: t(problem.text, problem.values),
  });
  return (
    <UnstyledButton
      ref={mark}
      hidden
      className="pl-mark"
      data-severity={severity}
      data-tip={sentence}
      aria-label={sentence}
      onClick={open}
      data-testid={`mark-${problem.kind}`}
    >
      <span className="pl-mark-icon">
        <SeverityIcon severity={severity} size={12} />
      </span>
    </UnstyledButton>
  );
}
