import { useCallback } from 'react';
import { createStore } from 'zustand/vanilla';
import type { OwnerFindings, OwnerPort } from '../../core/ports/owner/port.ts';
import { useSession } from '../../core/session/context.ts';
import { perSession } from '../../core/session/per-session.ts';
import { useServices } from '../../core/session/services.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { heavyPage, type PageWeight } from './page-weight.ts';
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

/** Whether something is wrong that visitors or search engines would notice. Hints alone aren't. */
export const isWorthAsking = (
  problems: readonly Pick<Problem, 'kind'>[],
  findings: OwnerFindings | null,
  weight: PageWeight | null = null,
): boolean =>
  weight !== null ||
  problems.some(({ kind }) => severityOf(kind) === 'error') ||
  (findings !== null && (findings.broken.length > 0 || findings.lacksDescription));

/** How long the question waits for the check of the page, and for the server, in ms. */
const PATIENCE_MS = 2_000;

/** Resolves once the page has been checked as it is now, or the wait gets too long. */
export function checkedPage(session: EditorSession, patience = PATIENCE_MS): Promise<void> {
  const found = problemStore(session);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, patience);
    const stop = found.subscribe(({ isComplete }) => isComplete && end());
    if (found.getState().isComplete) end();
  });
}

/** What the server finds; null if it doesn't answer, or not in time. */
export function findingsInTime(
  { readFindings }: Pick<OwnerPort, 'readFindings'>,
  patience = PATIENCE_MS,
): Promise<OwnerFindings | null> {
  return new Promise((resolve) => {
    const end = (findings: OwnerFindings | null) => {
      clearTimeout(timer);
      resolve(findings);
    };
    const timer = setTimeout(end, patience, null);
    readFindings().then(end, () => end(null));
  });
}

/** Sessions that are finding out whether to ask. */
const asking = new WeakSet<EditorSession>();

/**
 * Runs `proceed`, unless something is wrong on the page that visitors would notice: then a dialog lists
 * it, with its repairs and a button to proceed. Hints are listed, but don't open the dialog. Does
 * nothing while it's finding out.
 */
export function usePublishCheck(): (proceed: () => void) => Promise<void> {
  const session = useSession();
  const { owner } = useServices().ports;
  return useCallback(
    async (proceed) => {
      if (asking.has(session)) return;
      asking.add(session);
      const finding = Promise.all([findingsInTime(owner), checkedPage(session)]);
      const [findings] = await finding.finally(() => asking.delete(session));
      const { problems } = problemStore(session).getState();
      if (!isWorthAsking(problems, findings, heavyPage(session))) return proceed();
      publishQuestion(session).setState({ asked: { findings, proceed } });
      session.ui.setState({ dialog: 'publish-check' });
    },
    [session, owner],
  );
}
