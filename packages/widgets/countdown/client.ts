import { forEachShown } from '../kit/for-each-shown.ts';
import { type Count, countsBetween, countText, type Unit, unitName } from './units.ts';

/** Counts down every second, and does at the end what the owner chose. */

const SECOND_MS = 1000;

/** When a visitor's timer ends. It starts again after the owner has changed how long it runs. */
function timerEnd(key: string, length: number): number {
  const name = `countdown.${key}.${length}`;
  const end = Date.now() + length;
  try {
    const stored = Number(localStorage.getItem(name));
    if (stored > 0 && stored <= end) return stored;
    localStorage.setItem(name, String(end));
  } catch {
    // Storage is blocked, so the timer starts with every visit.
  }
  return end;
}

/** Formats what has changed since the page was rendered, or since the last second, and no more. */
function showCount(shown: Element | undefined, count: Count, language: string): void {
  const [number, label] = shown?.children ?? [];
  const text = countText(count.count, language);
  if (!number || !label || number.textContent === text) return;
  number.textContent = text;
  label.textContent = unitName(count, language);
}

/** A page that redirects to itself would never stop. */
function redirect(url: string): void {
  const target = new URL(url, location.href);
  const isSamePage = target.href.split('#')[0] === location.href.split('#')[0];
  if (!isSamePage) location.replace(target.href);
}

function start(element: HTMLElement): void {
  const { countdown, length, key = '', units = '', hides, redirect: url } = element.dataset;
  const end = countdown ? Date.parse(countdown) : timerEnd(key, Number(length));
  const used = units.split(' ') as Unit[];
  const shown = element.querySelectorAll('.moto-countdown-unit');
  const language = document.documentElement.lang;
  const tick = (): void => {
    const now = Date.now();
    for (const [index, count] of countsBetween(now, end, used).entries())
      showCount(shown[index], count, language);
    element.dataset.shown = '';
    const rest = end - now;
    // Aligned, so that the last second ends with the countdown.
    if (rest > 0) setTimeout(tick, rest % SECOND_MS || SECOND_MS);
    else if (hides !== undefined) element.parentElement?.setAttribute('hidden', '');
    else if (url) redirect(url);
  };
  tick();
}

forEachShown('[data-countdown]', start);
