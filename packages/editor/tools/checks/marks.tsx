import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { stageBox, useOverlayUpdate } from '../../canvas/overlay/use-overlay-update.ts';
import { selectNode } from '../../core/commands/select.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import './checks.css';
import type { Problem } from './problem.ts';
import { useProblems, useProblemWatch } from './use-problems.ts';

/** Maximum number of marks, so that they don't hide the page; the panel lists all problems. */
const MAX_MARKS = 60;

/**
 * Marks the corner of each widget with a problem; selecting a mark shows the problem in the
 * inspector.
 */
export function Marks({ canvas }: { readonly canvas: CanvasHandle }) {
  useProblemWatch(canvas);
  const problems = useProblems();
  const isWriting = useUi((ui) => ui.textEditing !== null);
  const first = new Map<NodeId, Problem>();
  for (const problem of problems) if (!first.has(problem.id)) first.set(problem.id, problem);
  if (isWriting) return null;
  return [...first.values()]
    .slice(0, MAX_MARKS)
    .map((problem) => <Mark key={problem.id} problem={problem} canvas={canvas} />);
}

type MarkProps = { readonly problem: Problem; readonly canvas: CanvasHandle };

function Mark({ problem, canvas }: MarkProps) {
  const t = useT();
  const session = useSession();
  const mark = useRef<HTMLButtonElement>(null);
  useOverlayUpdate(canvas, () => {
    const box = stageBox(session, canvas, problem.id);
    return () => {
      if (!mark.current) return;
      mark.current.hidden = box === null;
      if (box) mark.current.style.transform = `translate(${box.right - 26}px, ${box.top + 2}px)`;
    };
  });
  const sentence = t(problem.text, problem.values);
  return (
    <UnstyledButton
      ref={mark}
      hidden
      className="pl-mark"
      title={sentence}
      aria-label={sentence}
      onClick={() => selectNode(session, problem.id)}
      data-testid={`mark-${problem.kind}`}
    >
      <IconAlertTriangle size={14} aria-hidden />
    </UnstyledButton>
  );
}
