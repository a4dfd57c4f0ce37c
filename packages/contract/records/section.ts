import { Section, SectionFields } from '@plinth/model';
import { z } from 'zod';
import { documentNode } from '../shapes.ts';

export const sectionFields = z.strictObject({
  ...SectionFields.shape,
  /** Without a document, a new section is empty. */
  document: documentNode.optional(),
});

export const sectionRecord = z.strictObject({
  ...Section.shape,
  document: documentNode,
  /** Whether pages that choose no header or footer show this one. */
  is_default: z.boolean(),
  /** Number of pages that use it. */
  used_on: z.int().nonnegative(),
});
export type SectionRecord = z.output<typeof sectionRecord>;

export const sectionSettings = sectionRecord.pick({
  name: true,
  kind: true,
  is_sticky_footer: true,
  locked: true,
});
