import type {
  Background,
  CatalogFont,
  ColorTheme,
  DesignValues,
  PresetRecord,
  SiteFont,
  StyleRecord,
} from '@plinth/model';

export type TextStyleRecord = Extract<StyleRecord, { type: 'text' }>;

export type BackgroundStyleRecord = {
  readonly name: string;
  readonly class_name: string;
  readonly properties: Background;
};

/** Everything that the site's stylesheet is made of, as stored. */
export type StoredDesign = {
  /** `revision` is 0 until the first save. */
  readonly colors: { readonly colors: ColorTheme; readonly revision: number };
  readonly values: DesignValues;
  readonly fonts: readonly SiteFont[];
  readonly styles: readonly StyleRecord[];
  readonly backgrounds: readonly BackgroundStyleRecord[];
  readonly presets: readonly PresetRecord[];
  /** URLs of the images in backgrounds. */
  readonly images: readonly { readonly id: number; readonly url: string }[];
};

type Saved<R, Name extends keyof R> = Pick<R, Name> & { readonly id?: number };

/**
 * Unsaved changes to the site's design. Records without an id are new. `revisions` has the revision
 * of everything that is changed or deleted.
 */
export type DesignChanges = {
  readonly colors?: ColorTheme;
  readonly text_styles: readonly Saved<TextStyleRecord, 'name' | 'class_name' | 'properties'>[];
  readonly presets: readonly Saved<
    PresetRecord,
    'name' | 'class_name' | 'widget_name' | 'properties'
  >[];
  readonly deleted: {
    readonly text_styles: readonly number[];
    readonly presets: readonly number[];
  };
  readonly revisions: {
    readonly colors?: number;
    readonly text_styles: { readonly [id: number]: number };
    readonly presets: { readonly [id: number]: number };
  };
};

/**
 * The design shared by all pages of the site. Rejects with an `Error` whose message is a message
 * key.
 */
export type DesignPort = {
  /** Widgets that can have presets. */
  readonly presetWidgets: readonly string[];
  /** Fonts that text styles can use besides the site's own. */
  readonly fontCatalog: () => Promise<readonly CatalogFont[]>;
  readonly textStyleUses: (id: number) => Promise<number>;
  readonly presetUses: (id: number) => Promise<number>;
  /** Number of pages and posts with a widget that has the preset. */
  readonly presetPages: (id: number) => Promise<number>;
};
