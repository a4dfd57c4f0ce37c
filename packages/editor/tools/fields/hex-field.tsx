import { ColorInput, type ColorInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { hexColor } from '@plinth/model';
import { announce } from '@plinth/ui';
import { type KeyboardEvent, useState } from 'react';
import { useUndoRedo } from '../../core/history/use-undo-redo.ts';
import { undoDirection } from '../../core/keyboard/undo-keys.ts';
import { useSession } from '../../core/session/context.ts';

/**
 * A color that is complete while it's typed: hex without shorthand, or a function. Other text counts
 * once the field is left, such as a name, which may be the beginning of another.
 */
const COMPLETE = /^\s*#?[\da-f]{6,}\s*$|\)\s*$/i;

type HexFieldProps = Pick<ColorInputProps, 'id' | 'aria-label' | 'leftSection' | 'onClick'> & {
  readonly value: string;
  readonly onChange: (hex: string) => void;
  readonly hasAlpha?: boolean;
  readonly 'data-testid'?: string;
};

/** What is typed instead of a color, until the color changes elsewhere. */
type Draft = { readonly text: string; readonly of: string; readonly isRefused: boolean };

/** A color typed as CSS, stored as hex. What isn't a color stays as typed, and is marked once the field is left. */
export function HexField({ value, onChange, hasAlpha = false, ...props }: HexFieldProps) {
  const undoRedo = useUndoRedo(useSession());
  const t = useT();
  const [latest, setDraft] = useState<Draft | null>(null);
  const draft = latest?.of === value ? latest : null;
  const problem = t('COMMON.VALIDATION.COLOR');
  const take = (text: string) => {
    const hex = hexColor(text, { hasAlpha });
    if (hex !== null && hex !== value) onChange(hex);
    const isRefused = hex === null && text !== value;
    setDraft(isRefused ? { text, of: value, isRefused } : null);
    if (isRefused) announce(problem);
  };
  const change = (text: string) => {
    const isColor = COMPLETE.test(text) && hexColor(text, { hasAlpha }) !== null;
    if (isColor) take(text);
    else setDraft({ text, of: value, isRefused: false });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (draft && event.key === 'Enter') take(draft.text);
    const direction = undoDirection(event);
    // Only what is typed is undone by the browser.
    if (draft || !direction) return;
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
      value={draft?.text ?? value}
      error={draft?.isRefused && problem}
      onChange={change}
      onBlur={() => draft && take(draft.text)}
      onKeyDown={onKeyDown}
    />
  );
}
