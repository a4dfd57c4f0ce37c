/** Select lists have a value from the list; other comboboxes are text fields with suggestions. */
const SELECT = '.mantine-Select-input, .mantine-MultiSelect-input';
const OPTION = '[data-combobox-option]:not([data-combobox-disabled])';

/** The select list that a key is pressed in. */
export const listField = ({ target, isComposing }: KeyboardEvent): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.matches(SELECT) && !isComposing ? target : null;

export const isOpen = (field: HTMLElement): boolean =>
  field.getAttribute('aria-expanded') === 'true';

export const press = (field: HTMLElement, key: string, times = 1): void => {
  for (let count = 0; count < times; count += 1)
    field.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true }));
};

export type ListOptions = {
  readonly texts: readonly string[];
  /** The marked option, or the chosen one while none is marked; -1 if there's neither. */
  readonly at: number;
  readonly last: number;
};

const readOptions = (field: HTMLElement) => {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const options = [...(list?.querySelectorAll(OPTION) ?? [])];
  const indexOf = (mark: string) => options.findIndex((option) => option.hasAttribute(mark));
  return { options, marked: indexOf('data-combobox-selected'), chosen: indexOf('data-checked') };
};

/** The options of an open list that can be chosen. */
export function optionsOf(field: HTMLElement): ListOptions {
  const { options, marked, chosen } = readOptions(field);
  return {
    texts: options.map(({ textContent }) => textContent.trim()),
    at: marked === -1 ? chosen : marked,
    last: options.length - 1,
  };
}

export const isMarked = (field: HTMLElement): boolean => readOptions(field).marked !== -1;

/** Whether the list is as it was opened: at the chosen option, with nothing marked. */
export function isUntouched(field: HTMLElement): boolean {
  const { marked, chosen } = readOptions(field);
  return marked === -1 && chosen !== -1;
}

/** Chooses the marked option, or the first one while none is marked; whether there was one. */
export function choose(field: HTMLElement): boolean {
  const { options, marked } = readOptions(field);
  const option = options[Math.max(marked, 0)];
  if (option instanceof HTMLElement) option.click();
  return option !== undefined;
}

/** Marks the option that `find` returns the index of. */
export function mark(field: HTMLElement, find: (options: ListOptions) => number): void {
  const target = find(optionsOf(field));
  // The library marks an option once an arrow key is pressed.
  if (readOptions(field).marked === -1) press(field, 'ArrowDown');
  const steps = target - readOptions(field).marked;
  press(field, steps > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(steps));
}
