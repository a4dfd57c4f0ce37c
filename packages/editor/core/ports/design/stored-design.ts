import type {
  Background,
  ColorTheme,
  DesignValues,
  PresetRecord,
  SiteFont,
  StyleRecord,
} from '@plinth/model';

export type TextStyleRecord = Extract<StyleRecord, { type: 'text' }>;

export type BackgroundStyleRecord = {
  readonly id: number;
  readonly revision: number;
  readonly is_system: 0 | 1;
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
  /** Presets that all widgets of a kind got last, and those that replaced deleted ones. */
  readonly applied_presets: {
    readonly applied: AppliedPresets;
    readonly replaced: ReplacedPresets;
    readonly revision: number;
  };
  readonly replaced_text_styles: {
    readonly replaced: Replacements;
    readonly revision: number;
  };
};

/**
 * Presets for all widgets of a kind, by widget. `key` tells one from the same preset applied again.
 */
export type AppliedPresets = {
  readonly [widget: string]: { readonly preset: string; readonly key: string };
};

/** Class names by those that they replace. */
export type Replacements = { readonly [class_name: string]: string };

/** Replacements of presets by widget. */
export type ReplacedPresets = { readonly [widget: string]: Replacements };

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
  readonly backgrounds: readonly Saved<
    BackgroundStyleRecord,
    'name' | 'class_name' | 'properties'
  >[];
  readonly deleted: {
    readonly text_styles: readonly number[];
    readonly presets: readonly number[];
    readonly backgrounds: readonly number[];
  };
  readonly replacements: {
    /** The style that everything with a deleted one gets, by class name. */
    readonly text_styles: Replacements;
    /** The preset that widgets with a deleted one get, by widget and class name. */
    readonly presets: ReplacedPresets;
  };
  /** Deleted text styles and presets that everything gets back. */
  readonly restored: {
    readonly text_styles: readonly string[];
    readonly presets: { readonly [widget: string]: readonly string[] };
  };
  /**
   * The preset that all widgets of the site get, by widget; an earlier one or null undoes what was
   * applied since.
   */
  readonly applied_presets: { readonly [widget: string]: AppliedPresets[string] | null };
  readonly revisions: {
    readonly colors?: number;
    readonly applied_presets?: number;
    readonly replaced_text_styles?: number;
    readonly text_styles: { readonly [id: number]: number };
    readonly presets: { readonly [id: number]: number };
    readonly backgrounds: { readonly [id: number]: number };
  };
};
