/** How a popup opens on its own, as its hidden link on the page has it. */
export type Opening = {
  readonly after_seconds: number | null;
  readonly at_scroll: number | null;
  readonly on_exit: boolean;
  readonly frequency: 'always' | 'session' | 'once' | 'days';
  readonly days: number;
};

const DAY_MS = 86_400_000;

/** Whether a popup may open again. `last` is when it last did so, in ms since 1970. */
export function mayOpen(
  { frequency, days }: Pick<Opening, 'frequency' | 'days'>,
  last: number | null,
  now: number,
): boolean {
  if (frequency === 'always' || last === null) return true;
  return frequency === 'days' && now - last >= days * DAY_MS;
}

type Scrolled = {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
};

/** Whether the page is scrolled that far, in percent. A page without anything to scroll is. */
export const isScrolled = (
  percent: number,
  { scrollTop, scrollHeight, clientHeight }: Scrolled,
): boolean => scrollTop >= ((scrollHeight - clientHeight) * percent) / 100 - 1;

/** Whether the pointer leaves the page for the browser's address bar or tabs. */
export const leavesPage = ({
  clientY,
  relatedTarget,
}: Pick<MouseEvent, 'clientY' | 'relatedTarget'>): boolean =>
  relatedTarget === null && clientY <= 0;
