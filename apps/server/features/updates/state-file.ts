import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type UpdateState, type UpdateStep, updateState } from '@plinth/contract';
import { writeDurably } from '../../storage/folders/write-durably.ts';
import { updatesFolder } from './installation.ts';
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

export function openStateFile(install: string | null): StateFile {
  if (install === null) {
    return {
      read: async () => null,
      write: () => {
        throw new UpdateProblem('RUNTIME_EXTENSION_MISSING', { name: 'supervisor' });
      },
    };
  }
  const path = join(updatesFolder(install), 'state.json');
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
