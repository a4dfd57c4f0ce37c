import { Text, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { selectNode } from '../commands/select.ts';
import { useDesign } from '../design/design-context.ts';
import { PageCost } from '../ledger/page-cost.tsx';
import { WidgetIcon } from '../parts/widget-icon.tsx';
import { useNodeName } from '../parts/widget-name.ts';
import { useSession, useWidgetOf } from '../session/context.ts';
import { PROBLEM_KINDS, type Problem } from './problem.ts';
import { ProblemCard } from './problem-card.tsx';
import { problemStore } from './problem-store.ts';

/** Everything that makes the page worse for some of its visitors, and what it costs all of them. */
export function ChecksPanel() {
  const t = useT();
  const design = useDesign();
  const { problems, isComplete } = useStore(problemStore(useSession()));
  useEffect(() => {
    design.loadColors().catch(() => undefined);
  }, [design]);
  return (
    <div className="pl-checks" data-testid="checks-panel">
      <PageCost />
      {problems.length === 0 && (
        <div className="pl-checks-none">
          <IconCircleCheck size={24} aria-hidden />
          <Text size="sm" c="dimmed">
            {t(isComplete ? 'EDITOR.CHECK.NONE' : 'EDITOR.CHECK.RUNNING')}
          </Text>
        </div>
      )}
      {PROBLEM_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} problems={problems.filter((each) => each.kind === kind)} />
      ))}
    </div>
  );
}

type KindProps = { readonly kind: Problem['kind']; readonly problems: readonly Problem[] };

function Kind({ kind, problems }: KindProps) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <section>
      <h3>
        {t(`EDITOR.CHECK.KIND.${kind.toUpperCase()}`)} · {problems.length}
      </h3>
      {problems.map((problem) => (
        <div key={problem.id + problem.about} className="pl-checks-entry">
          <Place id={problem.id} />
          <ProblemCard problem={problem} />
        </div>
      ))}
    </section>
  );
}

/** The widget that is meant: pressed, it is shown and selected. */
function Place({ id }: { readonly id: NodeId }) {
  const session = useSession();
  const widget = useWidgetOf(id);
  const name = useNodeName(id);
  return (
    <UnstyledButton
      className="pl-checks-place"
      onClick={() => selectNode(session, id)}
      onPointerEnter={() => session.ui.setState({ hovered: id })}
      onPointerLeave={() => session.ui.setState({ hovered: null })}
    >
      <WidgetIcon widget={widget} />
      {name}
    </UnstyledButton>
  );
}
