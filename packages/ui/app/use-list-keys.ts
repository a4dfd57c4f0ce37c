import { useEffect } from 'react';

/** How far PageUp and PageDown move. */
const PAGE = 10;

/** Select lists have a value from the list; other comboboxes are text fields with suggestions. */
const SELECT = '.mantine-Select-input, .mantine-MultiSelect-input';
const OPTION = '[data-combobox-option]:not([data-combobox-disabled])';

const press = (field: HTMLElement, key: string, times = 1): void => {
  for (let count = 0; count < times; count += 1)
    field.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true }));
};

const optionsOf = (field: HTMLElement) => {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const options = [...(list?.querySelectorAll(OPTION) ?? [])];
  // The library marks an option once an arrow key is pressed.
  const at = options.findIndex((option) => option.hasAttribute('data-combobox-selected'));
  return { at, last: options.length - 1 };
};

const targetOf = (key: string, { at, last }: { readonly at: number; readonly last: number }) => {
  const target = { Home: 0, End: last, PageUp: at - PAGE, PageDown: at + PAGE }[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), last);
};

const CARET_KEYS = ['Home', 'End'];

const moves = (field: HTMLInputElement, key: string): boolean => {
  if (!field.readOnly && CARET_KEYS.includes(key)) return false;
  if (targetOf(key, { at: 0, last: 0 }) === null) return false;
  if (optionsOf(field).at === -1) press(field, 'ArrowDown');
  const options = optionsOf(field);
  const steps = (targetOf(key, options) ?? 0) - options.at;
  press(field, steps > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(steps));
  return true;
};

const opens = (field: HTMLElement, key: string): boolean => {
  if (key !== 'Enter' && key !== ' ') return false;
  if (key === 'Enter' && field.closest('[data-enter-applies]')) return false;
  press(field, 'ArrowDown');
  return true;
};

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

const onKeyDown = (event: KeyboardEvent): void => {
  const { target, key, isComposing } = event;
  if (!(target instanceof HTMLInputElement) || !target.matches(SELECT)) return;
  if (isComposing || hasModifier(event)) return;
  const isOpen = target.getAttribute('aria-expanded') === 'true';
  if (!(isOpen ? moves(target, key) : opens(target, key))) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Adds the keys that the library's select lists lack: Enter and Space open a list that can be
 * searched, unless Enter applies the form around it (`data-enter-applies`), and Home, End, PageUp,
 * and PageDown move in an open one. Home and End stay with the caret where text can be typed.
 */
export function useListKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
