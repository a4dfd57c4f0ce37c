import { requiredText, sectionRef } from '@plinth/model';
import { z } from 'zod';
import { documentNode } from '../shapes.ts';
import { defineRecord } from './define-record.ts';

/** The document around each post. There is at most one of a kind. */
export const blogTemplates = defineRecord({
  name: 'blog_template',
  area: 'posts',
  fields: z.strictObject({ name: requiredText(100), kind: z.enum(['post']) }),
  system: {
    /** The section that contains the template's document. */
    content_id: sectionRef(),
  },
  search: ['name'],
  sort: ['name'],
});

const { content_id: _, ...stored } = blogTemplates.record.shape;

export const blogTemplateRecord = z.strictObject({ ...stored, document: documentNode });
export type BlogTemplateRecord = z.output<typeof blogTemplateRecord>;
