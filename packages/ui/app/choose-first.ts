import { choose } from './list-field.ts';

const ENDING = ['keydown', 'input', 'pointerdown', 'focusout'];

/**
 * Chooses the marked or first match of a search; `chooseMatch` says whether there was one. Matches
 * that are still loading are awaited until another key, a click, or losing the focus ends it.
 */
export function chooseFirst(field: HTMLInputElement, chooseMatch = () => choose(field)): void {
  if (chooseMatch()) return;
  const waiting = new AbortController();
  const observer = new MutationObserver(() => chooseMatch() && waiting.abort());
  observer.observe(document.body, { childList: true, subtree: true });
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ENDING)
    field.addEventListener(type, () => waiting.abort(), { signal: waiting.signal });
}
