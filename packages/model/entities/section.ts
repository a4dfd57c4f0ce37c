import { z } from 'zod';
import { SECTION_NAMES } from '../rules/definition.ts';
import { recordFields, requiredText } from './fields.ts';

/** Settings of a saved section. Its document is validated separately. */
export const SectionFields = z.strictObject({
  name: requiredText(255),
  kind: z.enum(SECTION_NAMES).default('content'),
  /** Keeps a footer at the bottom of the window on pages shorter than the window. */
  is_sticky_footer: z.boolean().default(false),
});
export type SectionFields = z.infer<typeof SectionFields>;

export const Section = z.strictObject({ ...SectionFields.shape, ...recordFields });
export type Section = z.infer<typeof Section>;
