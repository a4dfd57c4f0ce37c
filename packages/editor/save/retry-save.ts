import type { SaveController } from './save-controller.ts';

/** ms between attempts. */
const RETRY_MS = 5000;

/** Repeats a save that got no response until one arrives, and immediately when the browser is back online. */
export function retrySave(saving: SaveController): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const retry = () => void saving.sendAgain();
  const schedule = () => {
    if (timer !== null) clearTimeout(timer);
    const { phase, problem } = saving.state.getState();
    const isDue = phase === 'idle' && problem?.kind === 'unreachable';
    timer = isDue ? setTimeout(retry, RETRY_MS) : null;
  };
  const stop = saving.state.subscribe(schedule);
  window.addEventListener('online', retry);
  return () => {
    stop();
    if (timer !== null) clearTimeout(timer);
    window.removeEventListener('online', retry);
  };
}
