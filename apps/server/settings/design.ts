import {
  ClassName,
  ColorTheme,
  DEFAULT_COLORS,
  DEFAULT_VALUES,
  DesignValues,
  HISTORY_LIMIT,
} from '@plinth/model';
import { z } from 'zod';
import type { Setting } from '../storage/records/stored-setting.ts';

/** Site-wide design settings. */
export const COLORS: Setting<ColorTheme> & { readonly name: 'colors' } = {
  name: 'colors',
  schema: ColorTheme,
  defaults: DEFAULT_COLORS,
};

export const VALUES: Setting<DesignValues> & { readonly name: 'values' } = {
  name: 'values',
  schema: DesignValues,
  defaults: DEFAULT_VALUES,
};

/** The last revision of each changed section with what it had before. */
const sections = z.array(z.strictObject({ id: z.int(), revision: z.int() })).readonly();

/** Widgets of a kind that got a preset: all of them, or those with a preset that was deleted. */
const PresetStep = z.union([
  z.strictObject({ key: z.string(), preset: ClassName, sections }),
  z.strictObject({ replaced: ClassName, preset: ClassName, sections }),
]);
export type PresetStep = z.output<typeof PresetStep>;

/** By widget, oldest first. */
const PresetLog = z.record(z.string(), z.array(PresetStep));
export type PresetLog = z.output<typeof PresetLog>;

export const PRESET_LOG: Setting<PresetLog> = {
  name: 'applied_presets',
  schema: PresetLog,
  defaults: {},
};

/** Text styles that were deleted, and what everything with them got, oldest first. */
const TextStyleLog = z.strictObject({
  steps: z.array(z.strictObject({ replaced: ClassName, text_style: ClassName, sections })),
});
export type TextStyleLog = z.output<typeof TextStyleLog>;

export const TEXT_STYLE_LOG: Setting<TextStyleLog> = {
  name: 'replaced_text_styles',
  schema: TextStyleLog,
  defaults: { steps: [] },
};

/**
 * How many steps of a log can be undone. The editor undoes `HISTORY_LIMIT` of them, to a state that
 * one more has the name of.
 */
export const MAX_LOG_STEPS = HISTORY_LIMIT + 1;
