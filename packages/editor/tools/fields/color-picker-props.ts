import type { ReactNode } from 'react';

/** A color value: a theme token, a hex value, or null to inherit from preset and theme. */
export type ColorPickerProps = {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly label: string;
  /** Offers numbered theme colors only, for values stored as classes. */
  readonly isThemeOnly?: boolean;
  /** Moves the focus after closing; by default it returns to the button. */
  readonly onClose?: () => void;
  /** Shown below the colors. */
  readonly note?: ReactNode;
};
