import { useRef, useState } from 'react';
import { useAttempt } from '../list/use-attempt.ts';
import type { Steps } from './steps.ts';

/** An action on stored records that was done and can be undone. */
export type ActionStep = {
  readonly undo: () => Promise<unknown>;
  readonly redo: () => Promise<unknown>;
};

type ActionSteps = {
  readonly steps: Steps;
  /** Remembers an action that was done. */
  readonly add: (step: ActionStep) => void;
};

const NONE: readonly ActionStep[] = [];

/** Undo and redo of actions that are stored at once. A failed one stays, and its toast says why. */
export const useActionSteps = (onChanged: () => Promise<unknown>): ActionSteps => {
  const attempt = useAttempt();
  const [done, setDone] = useState(NONE);
  const [undone, setUndone] = useState(NONE);
  const isBusy = useRef(false);
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    const isDone = await attempt(action, { failed: 'COMMON.MESSAGES.UPDATE_ERROR' });
    await onChanged();
    isBusy.current = false;
    return isDone;
  };
  const last = done.at(-1);
  const next = undone.at(-1);
  const undo = async (step: ActionStep) => {
    if (!(await run(step.undo))) return false;
    setDone(done.slice(0, -1));
    setUndone([...undone, step]);
    return true;
  };
  const redo = async (step: ActionStep) => {
    if (!(await run(step.redo))) return false;
    setUndone(undone.slice(0, -1));
    setDone([...done, step]);
    return true;
  };
  return {
    steps: {
      undo: last ? () => undo(last) : null,
      redo: next ? () => redo(next) : null,
    },
    add: (step) => {
      setDone((before) => [...before, step]);
      setUndone(NONE);
    },
  };
};
