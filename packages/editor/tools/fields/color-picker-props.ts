import type { ReactNode } from 'react';
import type { Box } from '../../core/geometry/box.ts';

/** Colors that have to be told apart from a picked one. */
export type ContrastPair = {
  /** Whether the picked color is that of the text or of what is behind it. */
  readonly picks: 'text' | 'background';
  /** The colors behind the text, or that of the text; opaque, as `#rrggbb`. */
  readonly others: readonly string[];
  /** What a transparent background shows; none if that is unknown. */
  readonly behind: readonly string[];
  /** Large text by WCAG, which needs less contrast. */
  readonly isLarge: boolean;
};

/** A color value: a theme token, a hex value, or null to inherit from preset and theme. */
export type ColorPickerProps = {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly label: string;
  /** The computed color, if it isn't the value's color in the theme. */
  readonly css?: string | undefined;
  /** Whether roles of the theme are offered. Colors of words are stored without them. */
  readonly hasRoles?: boolean;
  /** Custom colors are behind a button, so that the palette covers less of the page. */
  readonly isCompact?: boolean;
  /** Whether it is open, if something else decides it. */
  readonly opened?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Moves the focus after closing; by default it returns to the button. */
  readonly onClose?: () => void;
  /** Reads what the color is shown with, once when the picker opens; null if that is unknown. */
  readonly readContrast?: () => ContrastPair | null;
  /** A box of the window that the palette leaves visible, such as the colored words. */
  readonly keepVisible?: (() => Box | null) | undefined;
  /** Shown below the colors. */
  readonly note?: ReactNode;
};
