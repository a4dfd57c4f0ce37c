import { useT } from '@plinth/i18n/react';
import { useSession } from '../../core/session/context.ts';
import type { CommandOutcome } from '../../core/steps/step.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { isFixed } from './is-fixed.ts';
import type { Problem } from './problem.ts';
import { problemStore } from './problem-store.ts';

type Fixed = {
  readonly problems: readonly Pick<Problem, 'kind' | 'id'>[];
  /** Number of changes. */
  readonly count: number;
};

/** Reports the outcome of repairs; whether they were enough once the page has been checked again. */
export function useReportFix(): (outcome: CommandOutcome, fixed: Fixed) => void {
  const t = useT();
  const report = useReport();
  const found = problemStore(useSession());
  return (outcome, { problems, count }) => {
    if (outcome.refused !== null) return report(outcome);
    const stop = found.subscribe((now) => {
      if (!now.isComplete) return;
      stop();
      const isEnough = isFixed(problems, now.problems);
      report(
        outcome,
        isEnough ? t('EDITOR.CHECK.FIXED', { count }) : t('EDITOR.CHECK.FIXED_NOT_ALL'),
      );
    });
  };
}
