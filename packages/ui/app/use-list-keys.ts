import { useEffect } from 'react';
import { chooseFirst } from './choose-first.ts';
import {
  choose,
  isMarked,
  isOpen,
  isUntouched,
  type ListOptions,
  listField,
  mark,
  press,
} from './list-field.ts';
import { onTypedKey } from './type-ahead.ts';

/** How far PageUp and PageDown move. */
const PAGE = 10;

const targetOf = (key: string, { at, last }: Omit<ListOptions, 'texts'>) => {
  const target = { Home: 0, End: last, PageUp: at - PAGE, PageDown: at + PAGE }[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), last);
};

const CARET_KEYS = ['Home', 'End'];

const moves = (field: HTMLInputElement, key: string): boolean => {
  if (!field.readOnly && CARET_KEYS.includes(key)) return false;
  if (targetOf(key, { at: 0, last: 0 }) === null) return false;
  mark(field, (options) => targetOf(key, options) ?? options.at);
  return true;
};

/** The library's own index may be that of the chosen option for a moment after the list has opened. */
const choosesMarked = (field: HTMLInputElement, key: string): boolean =>
  key === 'Enter' && isMarked(field) && choose(field);

const choosesFirst = (field: HTMLInputElement, key: string): boolean => {
  if (key !== 'Enter' || field.readOnly || field.value.trim() === '') return false;
  if (isUntouched(field)) return false;
  chooseFirst(field);
  return true;
};

const actsInOpen = (field: HTMLInputElement, key: string): boolean =>
  moves(field, key) || choosesMarked(field, key) || choosesFirst(field, key);

const opens = (field: HTMLElement, key: string): boolean => {
  if (key !== 'Enter' && key !== ' ') return false;
  if (key === 'Enter' && field.closest('[data-enter-applies]')) return false;
  press(field, 'ArrowDown');
  return true;
};

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

const onKeyDown = (event: KeyboardEvent): void => {
  const field = listField(event);
  if (!field || hasModifier(event)) return;
  if (!(isOpen(field) ? actsInOpen : opens)(field, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Adds the keys that the library's select lists lack: Enter and Space open a list that can be
 * searched, unless Enter applies the form around it (`data-enter-applies`), and Home, End, PageUp,
 * and PageDown move in an open one. Home and End stay with the caret where text can be typed. Enter
 * chooses the marked option, or the first match. Letters find an option in a list that can't be
 * searched.
 */
export function useListKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, { capture: true });
    // Fields that take letters or digits themselves come first.
    document.addEventListener('keydown', onTypedKey);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('keydown', onTypedKey);
    };
  }, []);
}
