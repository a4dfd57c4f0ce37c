import type { SaveController } from './save-controller.ts';

/** ms between attempts. */
const EVERY = 5000;

/** Repeats a save that got no response until one arrives, and immediately when the browser is back online. */
export function retrySave(saving: SaveController): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const again = () => void saving.sendAgain();
  const plan = () => {
    if (timer !== null) clearTimeout(timer);
    const { phase, problem } = saving.state.getState();
    const isDue = phase === 'idle' && problem?.kind === 'unreachable';
    timer = isDue ? setTimeout(again, EVERY) : null;
  };
  const stop = saving.state.subscribe(plan);
  window.addEventListener('online', again);
  return () => {
    stop();
    if (timer !== null) clearTimeout(timer);
    window.removeEventListener('online', again);
  };
}
