import { hasUnsavedWork } from '../session/unsaved.ts';

const STORED = 'plinth_reloaded_at';
const PAUSE = 10_000;

/**
 * After an update an open panel asks for parts of the former build. Then it loads itself again,
 * unless that would lose work or has just been tried.
 */
export const reloadWhenOutdated = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(STORED) ?? 0);
    if (hasUnsavedWork() || Date.now() - last < PAUSE) return;
    event.preventDefault();
    sessionStorage.setItem(STORED, String(Date.now()));
    window.location.reload();
  });
};
