import { z } from 'zod';
import { SECTION_NAMES } from '../rules/definition.ts';
import { recordFields, requiredText } from './fields.ts';

const MAX_NAME = 64;
const MAX_LOCKED = 200;

/**
 * Names of widgets and ids of blocks that can't be added to a section. `all`: nothing can be added,
 * moved, or removed.
 */
export const SectionLock = z.union([
  z.literal('all'),
  z.array(z.string().min(1).max(MAX_NAME)).max(MAX_LOCKED).readonly(),
]);
export type SectionLock = z.infer<typeof SectionLock>;

/** Settings of a saved section. Its document is validated separately. */
export const SectionFields = z.strictObject({
  name: requiredText(255),
  kind: z.enum(SECTION_NAMES).default('content'),
  /** Keeps a footer at the bottom of the window on pages shorter than the window. */
  is_sticky_footer: z.boolean().default(false),
  locked: SectionLock.default([]),
});
export type SectionFields = z.infer<typeof SectionFields>;

export const Section = z.strictObject({ ...SectionFields.shape, ...recordFields });
export type Section = z.infer<typeof Section>;
