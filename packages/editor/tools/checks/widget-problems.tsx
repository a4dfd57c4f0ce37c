import type { NodeId } from '@plinth/model';
import { ProblemCard } from './problem-card.tsx';
import { useProblemsOf } from './use-problems.ts';

/** Problems of the selected widget, above its settings. */
export const WidgetProblems = ({ id }: { readonly id: NodeId }) =>
  useProblemsOf(id).map((problem) => (
    <ProblemCard key={problem.text} problem={problem} isAtSettings />
  ));
