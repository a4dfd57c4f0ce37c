import { readFile } from 'node:fs/promises';
import { UPDATE_STEPS, type UpdateState, type UpdateStep, updateState } from '@plinth/contract';
import { z } from 'zod';
import { writeDurably } from '../../storage/folders/write-durably.ts';
import { stateFile } from './installation.ts';
import { UpdateProblem } from './update-problem.ts';
import { parseJson } from './verify-release.ts';

/** `updates/state.json`: how far an update is. The supervisor writes it, too. */
export type StateFile = {
  readonly read: () => Promise<UpdateState | null>;
  /** Whether the supervisor may take back what is written now. */
  readonly isSwapping: () => Promise<boolean>;
  /** Throws `UpdateProblem`. */
  readonly write: (state: UpdateState) => void;
};

/** Steps after which nothing happens. */
const ENDS: ReadonlySet<UpdateStep> = new Set([
  ...(['complete', 'reverted', 'interrupted', 'rehearsed'] as const),
]);

export const isRunning = (state: UpdateState | null): boolean =>
  state !== null && !ENDS.has(state.step);

/** Whether the running version works on the update. */
export const isPreparing = (state: UpdateState): boolean =>
  UPDATE_STEPS.indexOf(state.step) < UPDATE_STEPS.indexOf('prepared');

/** The step alone: the supervisor may be of another version. */
const swapping = z.object({ step: z.enum(['swapping', 'watching', 'going_back']) });

export function openStateFile(install: string | null): StateFile {
  if (install === null) {
    return {
      read: async () => null,
      isSwapping: async () => false,
      write: () => {
        throw new UpdateProblem('RUNTIME_EXTENSION_MISSING', { name: 'supervisor' });
      },
    };
  }
  const path = stateFile(install);
  const readAs = async <T>(schema: z.ZodType<T>): Promise<T | null> => {
    const content = await readFile(path).catch(() => undefined);
    return (content && parseJson(content, schema)) ?? null;
  };
  return {
    read: () => readAs(updateState),
    isSwapping: async () => (await readAs(swapping)) !== null,
    write: (state) => {
      try {
        writeDurably(path, `${JSON.stringify(updateState.parse(state), null, 2)}\n`);
      } catch (error) {
        throw new UpdateProblem('NOT_WRITABLE', { path }, error);
      }
    },
  };
}
