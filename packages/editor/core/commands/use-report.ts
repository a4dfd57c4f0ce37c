import { useT } from '@plinth/i18n/react';
import { announce, toast } from '@plinth/ui';
import { useCallback } from 'react';
import { refusalText } from './refusal.ts';
import type { CommandOutcome } from './step.ts';

/** Reports the outcome of a command: a toast if it was refused, otherwise an announcement. */
export function useReport() {
  const t = useT();
  return useCallback(
    ({ refused }: CommandOutcome, done?: string) => {
      if (refused !== null) toast(refusalText(t, refused), { kind: 'warning' });
      else if (done) announce(done);
    },
    [t],
  );
}
