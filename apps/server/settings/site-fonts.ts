import { SiteFont } from '@plinth/model';
import { z } from 'zod';
import type { Setting } from '../storage/records/stored-setting.ts';

const SiteFonts = z.strictObject({ families: z.array(SiteFont).max(100).default([]) });
export type SiteFonts = z.infer<typeof SiteFonts>;

/** Self-hosted fonts, for `siteStylesheet` and `fontPreloads`. */
export const SITE_FONTS: Setting<SiteFonts> = {
  name: 'fonts',
  schema: SiteFonts,
  defaults: { families: [] },
};
