import {
  DEFAULT_COLORS,
  FactSettings,
  HexColor,
  overlappingHours,
  PALETTE_NAMES,
  postalCodeIssues,
} from '@plinth/model';
import { z } from 'zod';
import { defineSettings } from './define-settings.ts';

const schema = FactSettings.extend({
  /** The first main color of the site. The other colors follow it. */
  primary_color: HexColor.default(DEFAULT_COLORS.main[0] as string),
  /** The second main color. One that differs from the site's no longer follows the first. */
  accent_color: HexColor.default(DEFAULT_COLORS.main[1] as string),
  /** The ready palette that the site has. Null with other colors; saving null changes nothing. */
  palette: z.enum(PALETTE_NAMES).nullable().default(null),
});

/** What the site says about its business. */
export const factSettings = defineSettings('site_facts', schema, {
  elsewhere: ['primary_color', 'accent_color', 'palette'],
  check: (facts) => [...postalCodeIssues(facts), ...overlappingHours(facts.hours)],
});
