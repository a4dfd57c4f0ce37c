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
  /** Someone else has saved: the colors stored now. */
  | { readonly kind: 'conflict'; readonly stored: StoredColors };

/** A new record, or with `id` and `revision` an update of a stored one. */
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
 * The design shared by all pages of the site. A save affects all of them at once. Rejects with an
 * `Error` whose message is a message key.
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
  /** The current style sheet of the public site. */
  readonly css: () => Promise<string>;
};
