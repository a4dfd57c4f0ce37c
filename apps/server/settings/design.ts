import { ColorTheme, DEFAULT_COLORS, DEFAULT_VALUES, DesignValues } from '@plinth/model';
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
