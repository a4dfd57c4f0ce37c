import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { isUnitKey, typedLength } from './typed-unit.ts';

type SetUnit = (unit: string, size?: string) => void;

/** The unit typed after a number, which a number field alone would drop. */
export function useTypedUnit(units: readonly string[], set: SetUnit) {
  /** What was typed so far, until it is one of the units. */
  const [draft, setDraft] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isKnown = (unit: string) => units.includes(unit);
  const clear = () => {
    setDraft('');
    setRefused(false);
  };
  const take = (unit: string, size?: string) => {
    clear();
    set(unit, size);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Enter' && draft !== '') setRefused(true);
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace' && draft !== '') {
      event.preventDefault();
      setDraft(draft.slice(0, -1));
      setRefused(false);
    }
    if (!isUnitKey(key)) return;
    event.preventDefault();
    const next = draft + key.toLowerCase();
    if (isKnown(next)) take(next);
    else setDraft(next);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = typedLength(event.clipboardData.getData('text'));
    if (!pasted || pasted.unit === '') return;
    event.preventDefault();
    if (isKnown(pasted.unit)) take(pasted.unit, pasted.size);
    else setRefused(true);
  };
  /** Says on leaving the field why the unit wasn't taken. */
  const leave = () => {
    if (draft === '') return;
    setDraft('');
    setRefused(true);
  };
  return { draft, isRefused, clear, handleKey, handlePaste, leave };
}
