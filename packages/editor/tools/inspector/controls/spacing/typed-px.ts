import { type KeyboardEvent, useRef } from 'react';

/** ms after which another digit begins a new number. */
const PAUSE = 800;

/** Collects digits that are typed into a list into a number of px. */
export function useTypedPx(onType: (px: number) => void) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent) => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
    if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    const { text, at } = typed.current;
    const next = timeStamp - at > PAUSE ? key : text + key;
    typed.current = { text: next, at: timeStamp };
    onType(Number(next));
  };
}
