import { readStorage, writeStorage } from '@plinth/ui';
import { hasUnsavedWork } from '../session/unsaved.ts';

const STORED = 'plinth_reloaded_at';
const MIN_RELOAD_INTERVAL_MS = 10_000;

const isAnswered = (): Promise<boolean> =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads an open panel that requests chunks of an older build after an update, unless that would lose
 * work, was just tried, or the server is unreachable.
 */
export const reloadWhenOutdated = (): void => {
  window.addEventListener('vite:preloadError', async () => {
    const last = Number(readStorage(STORED, 'sessionStorage') ?? 0);
    if (Date.now() - last < MIN_RELOAD_INTERVAL_MS || !(await isAnswered()) || hasUnsavedWork())
      return;
    writeStorage(STORED, String(Date.now()), 'sessionStorage');
    window.location.reload();
  });
};
