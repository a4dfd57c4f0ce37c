import { indexByKey } from './roving-list.ts';

const buttonsOf = (toolbar: HTMLElement): readonly HTMLButtonElement[] =>
  [...toolbar.querySelectorAll('button')].filter((button) => button.checkVisibility());

/** Makes one button of a toolbar its only tab stop: the given one, otherwise the current or first. */
export function setToolbarStop(toolbar: HTMLElement, wanted?: HTMLElement): void {
  const buttons = buttonsOf(toolbar);
  const stop = wanted ?? buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

/** Moves the focus to the tab stop of a toolbar. */
export const focusToolbar = (toolbar: HTMLElement): void =>
  buttonsOf(toolbar)
    .find(({ tabIndex }) => tabIndex === 0)
    ?.focus();

/** Moves the focus in a toolbar with arrow keys, Home, and End; returns whether it was such a key. */
export function moveInToolbar(toolbar: HTMLElement, { key, target }: KeyboardEvent): boolean {
  const buttons = buttonsOf(toolbar);
  const at = buttons.indexOf(target as HTMLButtonElement);
  const along = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp', Home: 'Home', End: 'End' }[key];
  if (at === -1 || along === undefined) return false;
  const next = indexByKey(along, at, { count: buttons.length, columns: 1 });
  // The ends are joined.
  buttons.at(next ?? (key === 'ArrowRight' ? 0 : -1))?.focus();
  return true;
}
