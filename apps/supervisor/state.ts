import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UpdateState } from '@plinth/contract';
import { writeDurably } from './durable.ts';
import type { Install } from './install.ts';

export type Problem = NonNullable<UpdateState['problem']>;

/** Steps of an update that are the supervisor's. */
export type Task = 'run' | 'swap' | 'watch' | 'go_back';

const fileOf = ({ updates }: Install): string => join(updates, 'state.json');

const isState = (value: unknown): value is UpdateState =>
  typeof value === 'object' &&
  value !== null &&
  ['step', 'from', 'to'].every(
    (name) => name in value && typeof Reflect.get(value, name) === 'string',
  );

/** Null without an update, or if another program has written the file. */
export function readState(install: Install): UpdateState | null {
  const file = fileOf(install);
  if (!existsSync(file)) return null;
  try {
    const state: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isState(state) ? state : null;
  } catch {
    return null;
  }
}

/** Whether the owner wants to go back. Otherwise, the new version doesn't run. */
export const isRollbackRequested = ({ problem }: UpdateState): boolean =>
  problem?.key === 'TAKEN_BACK';

export const writeState = (install: Install, state: UpdateState): void =>
  writeDurably(fileOf(install), `${JSON.stringify(state)}\n`);

/**
 * What to do next. It follows from the files alone, so that a supervisor that was killed at any
 * moment goes on where it was: the database is copied before `current` changes, the new version
 * starts after it, and a problem is written down before anything is put back.
 */
export function nextTask(state: UpdateState | null, current: string): Task {
  switch (state?.step) {
    case 'prepared':
      return 'swap';
    case 'swapping':
      return current === state.to ? 'watch' : 'swap';
    case 'watching':
      return state.problem ? 'go_back' : 'watch';
    default:
      return 'run';
  }
}
