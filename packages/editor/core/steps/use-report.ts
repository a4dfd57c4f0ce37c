import { useT } from '@plinth/i18n/react';
import { announce, toast } from '@plinth/ui';
import { useCallback } from 'react';
import { refusalText } from './refusal.ts';
import type { CommandOutcome } from './step.ts';

type Outcome = CommandOutcome | Promise<CommandOutcome>;

/** Reports the outcome of a command: a toast if it was refused, otherwise an announcement. */
export function useReport() {
  const t = useT();
  return useCallback(
    (outcome: Outcome, done?: string | (() => string)): void => {
      const report = ({ refused }: CommandOutcome) => {
        if (refused !== null) toast(refusalText(t, refused), { kind: 'warning' });
        else if (done) announce(typeof done === 'string' ? done : done());
      };
      if (outcome instanceof Promise) void outcome.then(report);
      else report(outcome);
    },
    [t],
  );
}
