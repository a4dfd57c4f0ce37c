import { Section, SectionFields } from '@plinth/model';
import { z } from 'zod';
import { documentNode } from '../shapes.ts';

export const sectionFields = z.strictObject({
  ...SectionFields.shape,
  /** A new section without one is empty. */
  document: documentNode.optional(),
});

export const sectionRecord = z.strictObject({
  ...Section.shape,
  document: documentNode,
  /** How many pages show it. */
  used_on: z.int().nonnegative(),
});
export type SectionRecord = z.output<typeof sectionRecord>;

export const sectionSettings = sectionRecord.pick({
  name: true,
  kind: true,
  is_sticky_footer: true,
});
