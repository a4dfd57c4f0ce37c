import type {
  Background,
  ColorTheme,
  PresetRecord,
  StyleRecord,
  TextStyleProperties,
} from '@plinth/model';

export type TextStyleRecord = Extract<StyleRecord, { type: 'text' }>;

export type BackgroundStyleRecord = {
  readonly name: string;
  readonly class_name: string;
  readonly properties: Background;
};

export type StoredColors = { readonly colors: ColorTheme; readonly revision: number };

export type ColorsOutcome =
  | { readonly kind: 'saved'; readonly stored: StoredColors }
  /** Somebody saved since: what is stored now. */
  | { readonly kind: 'conflict'; readonly stored: StoredColors };

/** A new record, or with `id` and `revision` the change of a stored one. */
export type TextStyleDraft = {
  readonly id?: number;
  readonly revision?: number;
  readonly name: string;
  readonly properties: TextStyleProperties;
};

export type PresetDraft = {
  readonly id?: number;
  readonly revision?: number;
  readonly name: string;
  readonly widget_name: string;
  readonly properties: PresetRecord['properties'];
};

/**
 * The look of the whole site: what pages share beside their documents. Every save is for all pages
 * at once. Refusals reject with an `Error` whose message is the key of a text.
 */
export type DesignPort = {
  readonly colors: () => Promise<StoredColors>;
  readonly saveColors: (colors: StoredColors) => Promise<ColorsOutcome>;
  readonly textStyles: () => Promise<readonly TextStyleRecord[]>;
  readonly saveTextStyle: (draft: TextStyleDraft) => Promise<TextStyleRecord>;
  readonly textStyleUses: (id: number) => Promise<number>;
  readonly presets: (widget: string) => Promise<readonly PresetRecord[]>;
  readonly savePreset: (draft: PresetDraft) => Promise<PresetRecord>;
  readonly duplicatePreset: (id: number) => Promise<PresetRecord>;
  readonly presetUses: (id: number) => Promise<number>;
  readonly backgrounds: () => Promise<readonly BackgroundStyleRecord[]>;
  /** The site's style sheet as visitors get it now. */
  readonly css: () => Promise<string>;
};
