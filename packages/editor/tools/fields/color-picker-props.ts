import type { ReactNode } from 'react';

/** A colour to choose: a token of the theme, a hex value, or null for what the preset and theme say. */
export type ColorPickerProps = {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly label: string;
  /** Numbered theme colors alone, for what is stored as a class. */
  readonly isThemeOnly?: boolean;
  /** Takes the focus after the colors have closed; without it their button has it. */
  readonly onClose?: () => void;
  /** Stands below the colors. */
  readonly note?: ReactNode;
};
