import type { NodeId } from '@plinth/model';
import type { Problem } from './problem.ts';
import { severityOf } from './severity.ts';

/** One problem of each widget: its first error, otherwise its first hint. */
export function markedProblems(problems: readonly Problem[]): readonly Problem[] {
  const marked = new Map<NodeId, Problem>();
  for (const severity of ['error', 'hint'] as const)
    for (const problem of problems)
      if (severityOf(problem.kind) === severity && !marked.has(problem.id))
        marked.set(problem.id, problem);
  return [...marked.values()];
}
