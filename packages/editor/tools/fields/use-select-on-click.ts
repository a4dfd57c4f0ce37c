import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { chordOf } from '../../core/keyboard/chord.ts';

const MODIFIERS = new Set(['Alt', 'Control', 'Meta', 'Shift']);

/**
 * `fieldProps` are for an input whose value the first click selects, as Tab does, so that typing
 * replaces it. A second click sets the caret, and dragging selects a part. `select` selects the value
 * of an input by code. `value` is selected again if it's replaced before anything is typed, and before
 * the first key, because on a busy computer keys arrive between the timeouts of a number field.
 */
export function useSelectOnClick(value: unknown) {
  const hadFocus = useRef(false);
  const selected = useRef<HTMLInputElement>(null);
  const again = () => selected.current?.select();
  const select = (input: HTMLInputElement | null) => {
    selected.current = input;
    again();
    // A number field sets its caret in timeouts, also after it's focused by code.
    setTimeout(again);
  };
  const forget = () => {
    selected.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is shown
  useEffect(() => {
    if (selected.current) select(selected.current);
  }, [value]);
  const fieldProps = {
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      forget();
      hadFocus.current = currentTarget === document.activeElement;
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      const hasPart = currentTarget.selectionStart !== currentTarget.selectionEnd;
      if (!hadFocus.current && !hasPart) select(currentTarget);
    },
    onKeyDownCapture: ({ currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
      if (chordOf(nativeEvent) === 'mod+a') return select(currentTarget);
      // A modifier alone changes nothing.
      if (MODIFIERS.has(nativeEvent.key)) return;
      if (currentTarget.selectionStart === currentTarget.selectionEnd) again();
      forget();
    },
    onBlurCapture: forget,
  };
  return { fieldProps, select };
}
