import { OWNER_KINDS } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { done, id, noParams } from '../shapes.ts';

/** A record whose uses are shown before it is deleted. */
const USED_KINDS = ['page', 'post', 'popup', 'menu', 'media'] as const;

const use = z.strictObject({
  /** The name of the record that has the reference. */
  type: z.string(),
  id,
  name: z.string(),
  /** The id of the record that is used. */
  target: id,
});
export type LinkUse = z.output<typeof use>;

/** The document or menu that has a link. */
const place = z.strictObject({ record: z.enum(['section', 'menu']), id });

/** What pages, posts, and menus link to. */
const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), id }),
  z.strictObject({ kind: z.literal('post'), id }),
  z.strictObject({ kind: z.literal('popup'), id }),
  z.strictObject({ kind: z.literal('media'), id }),
  z.strictObject({ kind: z.literal('url'), url: z.string().max(2048) }),
]);
export type LinkTarget = z.output<typeof target>;

const brokenLink = z.strictObject({
  place,
  /** Name of the page, post, popup, section, or menu with the link. */
  name: z.string(),
  type: z.enum([...OWNER_KINDS, 'section', 'menu']),
  /** The document whose editor shows the link; null for menus. */
  owner: z.strictObject({ kind: z.enum(OWNER_KINDS), id }).nullable(),
  section: z.enum(['header', 'content', 'footer']),
  /** The first widget or menu item with the link. */
  node: z.string(),
  target,
  /** Name of a target that exists, and the path of a URL. Null for records that are gone. */
  label: z.string().nullable(),
  /** Whether there is nothing at the target, or nothing that visitors see. */
  reason: z.enum(['missing', 'hidden']),
  count: z.int().positive(),
});
export type BrokenLink = z.output<typeof brokenLink>;

/** How pages, posts, popups, menus, and files link to each other. */
export const LinksService = defineService({
  /** What uses these records. */
  getUses: {
    capability: 'pages.read',
    params: z.strictObject({ kind: z.enum(USED_KINDS), ids: z.array(id).min(1).max(200) }),
    result: z.strictObject({ items: z.array(use) }),
  },
  /** Links that lead visitors nowhere, once per document or menu and target. */
  getBroken: {
    capability: 'pages.read',
    params: noParams,
    result: z.strictObject({ items: z.array(brokenLink) }),
  },
  /** What the stored document of an owner lacks before it's published. */
  getFindings: {
    capability: 'pages.read',
    params: z.strictObject({ kind: z.enum(OWNER_KINDS), id }),
    result: z.strictObject({
      broken: z.array(brokenLink.pick({ target: true, label: true, reason: true, node: true })),
      /** Whether search results have no description of it. */
      lacks_description: z.boolean(),
    }),
  },
  /** Removes all links of a document or menu to a target, or points them to another one. */
  repair: {
    capability: 'pages.write',
    params: z.strictObject({
      place,
      target,
      /** Null removes the links. A record has to be of the same kind. */
      next: target.nullable(),
    }),
    result: done,
  },
});
