import { Loader, Text, UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { selectNode } from '../../core/commands/select.ts';
import { nodeName } from '../../core/design/readable.ts';
import { useNode, useSession } from '../../core/session/context.ts';
import { WidgetIcon } from '../../core/widgets/widget-icon.tsx';
import { useNodeName } from '../../core/widgets/widget-name.ts';
import { FixAll } from './fix-all.tsx';
import type { Problem, ProblemKind } from './problem.ts';
import { ProblemCard } from './problem-card.tsx';
import { problemStore } from './problem-store.ts';
import { SamplesLine } from './samples-line.tsx';
import { useFocusKept } from './use-focus-kept.ts';

/** In display order. */
const KINDS = Object.keys({
  contrast: true,
  alt: true,
  heading: true,
  link: true,
  frame: true,
  target: true,
  picture: true,
  content: true,
} satisfies Record<ProblemKind, true>) as readonly ProblemKind[];

/** Problems of the page, above the summary that the shell passes in. */
export function ChecksPanel({ children }: { readonly children?: ReactNode }) {
  const { problems, isComplete } = useStore(problemStore(useSession()));
  const panel = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusKept(panel, problems);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="pl-checks"
      aria-busy={!isComplete}
      data-testid="checks-panel"
      {...keepFocus}
    >
      <SamplesLine />
      <div className="pl-checks-head">
        <FixAll problems={problems} />
        <Status isRunning={!isComplete} count={problems.length} />
      </div>
      {KINDS.map((kind) => (
        <Kind key={kind} kind={kind} problems={problems.filter((each) => each.kind === kind)} />
      ))}
      {children}
    </div>
  );
}

type StatusProps = { readonly isRunning: boolean; readonly count: number };

/** How many problems there are; while the page is checked, they are those it had before. */
function Status({ isRunning, count }: StatusProps) {
  const t = useT();
  const isFine = !isRunning && count === 0;
  const found = isFine ? t('EDITOR.CHECK.NONE') : t('EDITOR.CHECK.FOUND', { count });
  return (
    <div
      className="pl-checks-status"
      tabIndex={-1}
      data-panel-start={count === 0 || undefined}
      data-testid="checks-status"
    >
      {isRunning && <Loader size={16} aria-hidden />}
      {isFine && <IconCircleCheck size={24} aria-hidden />}
      <Text size="sm" c="dimmed">
        {isRunning ? t('EDITOR.CHECK.RUNNING') : found}
      </Text>
    </div>
  );
}

type KindProps = { readonly kind: ProblemKind; readonly problems: readonly Problem[] };

function Kind({ kind, problems }: KindProps) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <section>
      <h3>
        {t(`EDITOR.CHECK.KIND.${keyPart(kind)}`)} · {problems.length}
      </h3>
      {problems.map((problem) => (
        <div key={problem.id + problem.text} className="pl-checks-entry">
          <ShowWidgetButton id={problem.id} />
          <ProblemCard problem={problem} />
        </div>
      ))}
    </section>
  );
}

/** Button that scrolls to the widget and selects it. */
function ShowWidgetButton({ id }: { readonly id: NodeId }) {
  const session = useSession();
  const t = useT();
  const node = useNode(id);
  const name = useNodeName(id);
  return (
    <UnstyledButton
      className="pl-checks-place"
      aria-label={nodeName(t, node)}
      data-panel-start
      onClick={() => selectNode(session, id)}
      onPointerEnter={() => session.ui.setState({ hovered: id })}
      onPointerLeave={() => session.ui.setState({ hovered: null })}
    >
      <WidgetIcon widget={node?.widget ?? ''} />
      {name}
    </UnstyledButton>
  );
}
