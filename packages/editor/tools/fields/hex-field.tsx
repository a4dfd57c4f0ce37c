import { ColorInput, type ColorInputProps } from '@mantine/core';
import { hexColor } from '@plinth/model';
import { type KeyboardEvent, useState } from 'react';
import { useUndoRedo } from '../../core/history/use-undo-redo.ts';
import { chordOf } from '../../core/keyboard/chord.ts';
import { useSession } from '../../core/session/context.ts';

const DIRECTIONS: { readonly [chord: string]: 'undo' | 'redo' } = {
  'mod+z': 'undo',
  'mod+shift+z': 'redo',
  'mod+y': 'redo',
};

/** Characters of a color without shorthand. A shorter text counts once the field is left. */
const MIN_LENGTH = 6;

type HexFieldProps = Pick<
  ColorInputProps,
  'id' | 'aria-label' | 'placeholder' | 'leftSection' | 'onClick'
> & {
  readonly value: string;
  readonly onChange: (hex: string) => void;
  readonly hasAlpha?: boolean;
  readonly 'data-testid'?: string;
};

/** A color typed as hex. What isn't a color yet stays as typed. */
export function HexField({ value, onChange, hasAlpha = false, ...props }: HexFieldProps) {
  const undoRedo = useUndoRedo(useSession());
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    const hex = hexColor(text, { hasAlpha });
    if (hex !== null && hex !== value) onChange(hex);
    setTyped(null);
  };
  const change = (text: string) => {
    const isColor = text.length >= MIN_LENGTH && hexColor(text, { hasAlpha }) !== null;
    if (isColor) take(text);
    else setTyped(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== null && event.key === 'Enter') take(typed);
    const direction = DIRECTIONS[chordOf(event)];
    // Only what is typed is undone by the browser.
    if (typed !== null || !direction) return;
    event.preventDefault();
    undoRedo(direction);
  };
  return (
    <ColorInput
      {...props}
      size="xs"
      format={hasAlpha ? 'hexa' : 'hex'}
      withPicker={false}
      withEyeDropper={false}
      fixOnBlur={false}
      leftSectionPointerEvents="all"
      value={typed ?? value}
      onChange={change}
      onBlur={() => typed !== null && take(typed)}
      onKeyDown={onKeyDown}
    />
  );
}
