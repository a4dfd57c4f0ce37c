import { isScrolled, leavesPage, mayOpen, type Opening } from './opening.ts';

type Open = (link: HTMLAnchorElement) => Promise<void>;

const keyOf = ({ dataset }: HTMLAnchorElement): string => `popup.${dataset.popup}`;

/** Null if storage is blocked. */
function storageFor({ frequency }: Opening): Storage | null {
  try {
    return frequency === 'session' ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

function remember(link: HTMLAnchorElement, opening: Opening): void {
  try {
    storageFor(opening)?.setItem(keyOf(link), String(Date.now()));
  } catch {
    // Storage is full, so the popup opens again.
  }
}

/** Opens the popup of a hidden link when the first of its events happens. */
function wait(link: HTMLAnchorElement, open: Open): void {
  const opening: Opening = JSON.parse(link.dataset.opens ?? '{}');
  const { after_seconds, at_scroll, on_exit } = opening;
  const last = Number(storageFor(opening)?.getItem(keyOf(link))) || null;
  if (!mayOpen(opening, last, Date.now())) return;
  const done = new AbortController();
  const { signal } = done;
  const start = (): void => {
    if (signal.aborted) return;
    done.abort();
    remember(link, opening);
    void open(link);
  };
  if (after_seconds !== null) setTimeout(start, after_seconds * 1000);
  if (at_scroll !== null) {
    const check = (): void => {
      if (isScrolled(at_scroll, document.documentElement)) start();
    };
    addEventListener('scroll', check, { passive: true, signal });
    check();
  }
  if (on_exit)
    document.addEventListener('mouseout', (event) => leavesPage(event) && start(), { signal });
}

/** Opens popups on their own, one after the other. */
export function startOpenings(open: Open): void {
  let turn = Promise.resolve();
  const enqueue: Open = (link) => {
    turn = turn.then(() => open(link));
    return turn;
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-opens]'))
    wait(link, enqueue);
}
