import { OWNER_KINDS } from '@plinth/model';
import { z } from 'zod';
import { designMethods } from '../design-methods.ts';
import { defineService } from '../method.ts';
import { blogTemplateRecord } from '../records/blog-template.ts';
import { blogSettings } from '../settings/blog.ts';
import { settingsRecord } from '../settings/index.ts';
import { byId, documentNode, id, noParams, patchOf } from '../shapes.ts';

const kind = z.enum(['index', 'post']);
const revision = z.int().positive();

const blogTemplate = z.strictObject({
  kind,
  /** Null if the blog has no such template. */
  owner: z.strictObject({ kind: z.enum(OWNER_KINDS), id }).nullable(),
  document: documentNode.nullable(),
  /** Of the document. */
  revision: revision.nullable(),
});
export type BlogTemplate = z.output<typeof blogTemplate>;

/** The blog: its settings, and the templates of its main page (`index`) and of its posts. */
export const BlogService = defineService({
  ...designMethods({ kind: 'blog_template', area: 'posts', record: blogTemplateRecord }),
  /** The settings group `blog`. */
  getSettings: { capability: 'settings.read', params: noParams, result: settingsRecord },
  setSettings: {
    capability: 'settings.write',
    params: z.strictObject({
      values: patchOf(blogSettings.schema),
      revision: z.int().nonnegative().optional(),
    }),
    result: settingsRecord,
  },
  get: { capability: 'posts.read', params: byId, result: blogTemplateRecord },
  /** The template of the main page is the blog’s page. */
  getTemplate: {
    capability: 'posts.read',
    params: z.strictObject({ kind }),
    result: blogTemplate,
  },
  /**
   * Replaces the document of a template, which requires its revision. The template of posts is
   * created if there is none; without a document, it is the usual one.
   */
  saveTemplate: {
    capability: 'posts.write',
    params: z.strictObject({
      kind,
      document: documentNode.optional(),
      revision: revision.optional(),
    }),
    result: blogTemplate,
  },
});
