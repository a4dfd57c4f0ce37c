import { UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useRef } from 'react';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { stickyEnd } from '../../canvas/overlay/sticky-end.ts';
import { stageBox, useOverlayUpdate } from '../../canvas/overlay/use-overlay-update.ts';
import { selectNode } from '../../core/commands/select.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import './checks.css';
import { markPlace } from './mark-place.ts';
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

type MarkProps = { readonly problem: Problem; readonly canvas: CanvasHandle };

function Mark({ problem, canvas }: MarkProps) {
  const t = useT();
  const session = useSession();
  const mark = useRef<HTMLButtonElement>(null);
  useOverlayUpdate(canvas, () => {
    const box = stageBox(session, canvas, problem.id);
    const stage = canvas.frame.parentElement;
    const id = session.ui.getState().selection.at(-1) ?? '';
    const around = stage && {
      stage: { width: stage.clientWidth, height: stage.clientHeight },
      selected: stageBox(session, canvas, id),
      isSelected: id === problem.id,
    };
    const found = box && around && markPlace(box, around);
    const place = found && found.y >= stickyEnd(session, canvas, problem.id) ? found : null;
    return () => {
      if (!mark.current) return;
      mark.current.hidden = !place;
      if (place) mark.current.style.transform = `translate(${place.x}px, ${place.y}px)`;
    };
  });
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
      title={sentence}
      aria-label={sentence}
      onClick={() => selectNode(session, problem.id)}
      data-testid={`mark-${problem.kind}`}
    >
      <span className="pl-mark-icon">
        <SeverityIcon severity={severity} size={12} />
      </span>
    </UnstyledButton>
  );
}
