import type { OfferedFont } from '@plinth/model';
import type { ComponentType } from 'react';

/**
 * The design shared by all pages of the site. Rejects with an `Error` whose message is a message
 * key.
 */
export type DesignPort = {
  /** Widgets that can have presets. */
  readonly presetWidgets: readonly string[];
  /** Fonts that text styles can use besides the site's own. */
  readonly fontCatalog: () => Promise<readonly OfferedFont[]>;
  readonly textStyleUses: (id: number) => Promise<number>;
  /** Number of pages, and of parts of them, with a background. */
  readonly backgroundUses: (id: number) => Promise<number>;
  /** Uses of the custom colors by their number. */
  readonly colorUses: () => Promise<ReadonlyMap<number, number>>;
  readonly presetUses: (id: number) => Promise<number>;
  /** Number of pages and posts with a widget that has the preset. */
  readonly presetPages: (id: number) => Promise<number>;
};

/** The design in the editor. */
export type EditorDesignPort = DesignPort & {
  /** A part of the theme panel: palettes of the colors of the logo or of an image. */
  readonly ImagePalettes: ComponentType;
};
