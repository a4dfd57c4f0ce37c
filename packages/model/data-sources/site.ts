import { z } from 'zod';
import { LayeredBackground } from '../design/background.ts';
import { BACK_TO_TOP_MODES, EMBED_CONSENTS } from '../entities/settings.ts';
import { pageRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/** Facts about the site that views need. */
export const source = defineDataSource({
  name: 'site',
  request: {},
  result: z.strictObject({
    /** BCP 47 tag. */
    language: z.string(),
    /** The site's URL, without a slash at its end. */
    address: z.string(),
    lazy_loading: z.boolean(),
    /** Whether embedded custom code runs on pages. */
    runs_code: z.boolean(),
    /** IANA time zone. */
    time_zone: z.string(),
    back_to_top: z.enum(BACK_TO_TOP_MODES),
    embed_consent: z.enum(EMBED_CONSENTS),
    /** Background styles with an element of their own. */
    layered_backgrounds: z.array(LayeredBackground).readonly(),
    home_page_id: pageRef().nullable(),
    /** Visitor-facing texts of the product, by message key. */
    texts: z.record(z.string(), z.string()),
  }),
});
