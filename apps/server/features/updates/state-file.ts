import { readFile } from 'node:fs/promises';
import { UPDATE_STEPS, type UpdateState, type UpdateStep, updateState } from '@plinth/contract';
import { writeDurably } from '../../storage/folders/write-durably.ts';
import { stateFile } from './installation.ts';
import { UpdateProblem } from './update-problem.ts';
import { parseJson } from './verify-release.ts';

/** `updates/state.json`: how far an update is. The supervisor writes it, too. */
export type StateFile = {
  readonly read: () => Promise<UpdateState | null>;
  /** Throws `UpdateProblem`. */
  readonly write: (state: UpdateState) => void;
};

/** Steps after which nothing happens. */
const ENDS: ReadonlySet<UpdateStep> = new Set(['complete', 'reverted', 'interrupted']);

export const isRunning = (state: UpdateState | null): boolean =>
  state !== null && !ENDS.has(state.step);

/** Whether the running version works on the update. */
export const isPreparing = (state: UpdateState): boolean =>
  UPDATE_STEPS.indexOf(state.step) < UPDATE_STEPS.indexOf('prepared');

/** Whether the supervisor may take back what is written now. */
export const isSwapping = (state: UpdateState | null): boolean =>
  state?.step === 'swapping' || state?.step === 'watching';

export function openStateFile(install: string | null): StateFile {
  if (install === null) {
    return {
      read: async () => null,
      write: () => {
        throw new UpdateProblem('RUNTIME_EXTENSION_MISSING', { name: 'supervisor' });
      },
    };
  }
  const path = stateFile(install);
  return {
    read: async () => {
      const content = await readFile(path).catch(() => undefined);
      return (content && parseJson(content, updateState)) ?? null;
    },
    write: (state) => {
      try {
        writeDurably(path, `${JSON.stringify(updateState.parse(state), null, 2)}\n`);
      } catch (error) {
        throw new UpdateProblem('NOT_WRITABLE', { path }, error);
      }
    },
  };
}
