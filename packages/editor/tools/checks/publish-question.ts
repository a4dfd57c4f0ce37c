import { useCallback } from 'react';
import { createStore } from 'zustand/vanilla';
import type { OwnerFindings } from '../../core/ports/owner/port.ts';
import { useSession } from '../../core/session/context.ts';
import { perSession } from '../../core/session/per-session.ts';
import { useServices } from '../../core/session/services.ts';
import type { Problem } from './problem.ts';
import { problemStore } from './problem-store.ts';
import { severityOf } from './severity.ts';

type Question = {
  readonly findings: OwnerFindings | null;
  /** Publishes regardless. */
  readonly proceed: () => void;
};

/** What is asked before the document is published; null if nothing. */
export const publishQuestion = perSession(() =>
  createStore<{ readonly asked: Question | null }>(() => ({ asked: null })),
);

/** Whether something is wrong that visitors would notice. Hints alone aren't. */
export const isWorthAsking = (
  problems: readonly Pick<Problem, 'kind'>[],
  findings: OwnerFindings | null,
): boolean =>
  problems.some(({ kind }) => severityOf(kind) === 'error') || (findings?.broken.length ?? 0) > 0;

/**
 * Runs `proceed`, unless something is wrong on the page that visitors would notice: then a dialog lists
 * it, with its repairs and a button to proceed. Hints are listed, but don't open the dialog.
 */
export function usePublishCheck(): (proceed: () => void) => Promise<void> {
  const session = useSession();
  const { owner } = useServices().ports;
  return useCallback(
    async (proceed) => {
      const { problems } = problemStore(session).getState();
      const findings = await owner.readFindings();
      if (!isWorthAsking(problems, findings)) return proceed();
      publishQuestion(session).setState({ asked: { findings, proceed } });
      session.ui.setState({ dialog: 'publish-check' });
    },
    [session, owner],
  );
}
