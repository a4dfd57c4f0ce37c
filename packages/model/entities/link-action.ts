import { z } from 'zod';
import {
  anchorLink,
  linkedImageRef,
  linkedMediaRef,
  linkUrl,
  pageRef,
  popupRef,
  postRef,
} from '../references/declare.ts';
import { Email, Phone } from './fields.ts';
import { isLinkUrl } from './safe-url.ts';

/** An anchor inside a page, without the `#`. */
export const Anchor = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/);

/** A URL that a link can have. See `isLinkUrl`. */
export const LinkUrl = linkUrl(z.string().max(2048).refine(isLinkUrl, 'incorrectURL'));

/** The file name of a forced download. It needs an extension. */
export const DownloadName = z
  .string()
  .max(255)
  .regex(/^[^/\\\p{Cc}]*[^/\\\p{Cc}.]\.[A-Za-z0-9]{1,10}$/u);

const common = {
  target: z.enum(['_self', '_blank']).optional(),
  title: z.string().max(255).optional(),
  is_nofollow: z.boolean().optional(),
};

const anchor = Anchor.optional();

/** What a click on a link does. */
export const LinkAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('none') }),
  z.strictObject({ action: z.literal('home_page'), anchor, ...common }),
  z.strictObject({ action: z.literal('page'), page_id: pageRef(), anchor, ...common }),
  anchorLink(z.strictObject({ action: z.literal('anchor'), anchor: Anchor, ...common })),
  z.strictObject({ action: z.literal('url'), url: LinkUrl, ...common }),
  z.strictObject({
    action: z.literal('mail'),
    email: Email,
    subject: z.string().max(255).optional(),
    ...common,
  }),
  z.strictObject({ action: z.literal('call'), phone: Phone, ...common }),
  /** These follow the site facts: the phone number, the email, and the address. */
  z.strictObject({ action: z.literal('fact.call'), ...common }),
  z.strictObject({ action: z.literal('fact.mail'), ...common }),
  z.strictObject({ action: z.literal('fact.directions'), ...common }),
  z.strictObject({
    action: z.literal('file'),
    file_id: linkedMediaRef(),
    is_download: z.boolean().optional(),
    file_name: DownloadName.optional(),
    ...common,
  }),
  /** Opens an image in a lightbox: the widget's own image if there is no id. */
  z.strictObject({
    action: z.literal('lightbox'),
    image_id: linkedImageRef().optional(),
    ...common,
  }),
  z.strictObject({ action: z.literal('popup'), popup_id: popupRef(), ...common }),
  z.strictObject({ action: z.literal('blog.index'), ...common }),
  z.strictObject({ action: z.literal('blog.post'), post_id: postRef(), anchor, ...common }),
]);
export type LinkAction = z.infer<typeof LinkAction>;
export type LinkKind = LinkAction['action'];

export const LINK_KINDS: readonly LinkKind[] = LinkAction.options.map(
  ({ shape }) => shape.action.value,
);

export const NO_LINK: LinkAction = { action: 'none' };
