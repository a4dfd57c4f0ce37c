import { type Idle, whenIdle } from '../../core/scheduling/when-idle.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CheckNeeds } from './check.ts';
import { headingProblems } from './heading-check.ts';
import { pageNodes } from './page-nodes.ts';
import type { Problem } from './problem.ts';
import { widgetProblems } from './widget-checks.ts';

/** Longest wait in ms for an idle callback. */
const MAX_IDLE_WAIT_MS = 100;
/** Idle time in ms needed to check one more widget. */
const MIN_REMAINING_MS = 4;

type PageCheckNeeds = {
  readonly session: EditorSession;
  /** The current input that is the same for all widgets. */
  readonly facts: () => Omit<CheckNeeds, 'node' | 'element' | 'page'>;
};

/** Checks the page a few widgets at a time in idle callbacks. Returns a function that stops it. */
export function checkPage(
  { session, facts }: PageCheckNeeds,
  onFound: (problems: readonly Problem[]) => void,
): () => void {
  const nodes = pageNodes(session, facts().site.fact);
  const problems: Problem[] = [];
  let at = 0;
  let stop: () => void;
  const checkSome = (idle: Idle) => {
    const now = { ...facts(), page: session.store.reader };
    // Checks at least one widget per callback, however little time is left.
    do {
      const node = nodes[at];
      at += 1;
      const element = node && session.elements.get(node.id);
      if (node && element) problems.push(...widgetProblems({ node, element, ...now }));
    } while (at < nodes.length && idle.timeRemaining() > MIN_REMAINING_MS);
    if (at < nodes.length) stop = whenIdle(checkSome, MAX_IDLE_WAIT_MS);
    else onFound([...problems, ...headingProblems(nodes)]);
  };
  stop = whenIdle(checkSome, MAX_IDLE_WAIT_MS);
  return () => stop();
}
