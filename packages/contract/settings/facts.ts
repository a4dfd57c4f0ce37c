import { DEFAULT_COLORS, FactSettings, HexColor, overlappingHours } from '@plinth/model';
import { defineSettings } from './define-settings.ts';

const schema = FactSettings.extend({
  /** The first main color of the site. The other colors follow it. */
  primary_color: HexColor.default(DEFAULT_COLORS.main[0] as string),
  /** The second main color. One that differs from the site's no longer follows the first. */
  accent_color: HexColor.default(DEFAULT_COLORS.main[1] as string),
});

/** What the site says about its business. */
export const factSettings = defineSettings('site_facts', schema, {
  elsewhere: ['primary_color', 'accent_color'],
  check: ({ hours }) => overlappingHours(hours),
});
