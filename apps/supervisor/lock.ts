import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Install, SupervisorError } from './install.ts';

const TIMEOUT_MS = 2_000;

/** One supervisor per folder. A lock of the OS, so it ends with the process, even after a kill. */
export function lockInstall({ folder, updates }: Install): { readonly release: () => void } {
  const lock = new DatabaseSync(join(updates, 'supervisor.lock'), { timeout: TIMEOUT_MS });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new SupervisorError(`Plinth in ${folder} is running already. Stop it first.`);
  }
  return { release: () => lock.close() };
}
