import { z } from 'zod';
import { SECTION_NAMES } from '../rules/definition.ts';
import { recordFields, requiredText } from './fields.ts';

/** Settings of a saved section; its document is checked on its own. */
export const SectionFields = z.strictObject({
  name: requiredText(255),
  kind: z.enum(SECTION_NAMES).default('content'),
  /** Keeps a footer at the bottom of the window while the page is shorter than that. */
  is_sticky_footer: z.boolean().default(false),
});
export type SectionFields = z.infer<typeof SectionFields>;

export const Section = z.strictObject({ ...SectionFields.shape, ...recordFields });
export type Section = z.infer<typeof Section>;
