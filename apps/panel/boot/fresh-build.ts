import { readStorage, writeStorage } from '@plinth/ui';
import { hasUnsavedWork } from '../session/unsaved.ts';

const STORED = 'plinth_reloaded_at';
const PAUSE = 10_000;

const isAnswered = (): Promise<boolean> =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * After an update an open panel asks for parts of the former build. Then it loads itself again,
 * unless that would lose work or has just been tried, or it is the server that cannot be reached.
 */
export const reloadWhenOutdated = (): void => {
  window.addEventListener('vite:preloadError', async () => {
    const last = Number(readStorage(STORED, 'sessionStorage') ?? 0);
    if (Date.now() - last < PAUSE || !(await isAnswered()) || hasUnsavedWork()) return;
    writeStorage(STORED, String(Date.now()), 'sessionStorage');
    window.location.reload();
  });
};
