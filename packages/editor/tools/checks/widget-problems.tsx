import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { announce } from '@plinth/ui';
import { useEffect } from 'react';
import { ProblemCard } from './problem-card.tsx';
import { useProblemsOf } from './use-problems.ts';

/** ms after the selection, so that its name is read first. */
const AFTER_NAME = 400;

/** Problems of the selected widget, above its settings; announced when it is selected. */
export function WidgetProblems({ id }: { readonly id: NodeId }) {
  const t = useT();
  const problems = useProblemsOf(id);
  const texts = problems.map(({ text }) => text).join('. ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another widget may have the same problem
  useEffect(() => {
    if (texts === '') return;
    const say = () => announce(t('EDITOR.SPOKEN.PROBLEMS', { texts }));
    const timer = setTimeout(say, AFTER_NAME);
    return () => clearTimeout(timer);
  }, [t, id, texts]);
  return problems.map((problem) => <ProblemCard key={problem.text} problem={problem} />);
}
