import { OWNER_KINDS } from '@plinth/model';
import { z } from 'zod';
import { id } from '../shapes.ts';
import { shareCard } from './share-card.ts';

/** A part of the public site, and the page or post whose editor shows it. */
export const sitePart = z.strictObject({
  kind: z.enum(['header', 'footer', ...OWNER_KINDS]),
  name: z.string(),
  owner: z.strictObject({ kind: z.enum(OWNER_KINDS), id }),
});
export type SitePart = z.output<typeof sitePart>;

const count = z.int().nonnegative();

/** What a part still has from the starter or from a prebuilt block. */
export const sampleContent = z.strictObject({
  part: sitePart,
  /** Each text once, with the widget that has it and the path of the property. */
  texts: z.array(z.strictObject({ text: z.string(), node: z.string(), path: z.string() })),
  /** Each image with the first widget that shows it. */
  images: z.array(z.strictObject({ id, url: z.string(), alt: z.string(), node: z.string() })),
  /** Texts of the starter that search results show. */
  in_search: z.array(z.enum(['title', 'description'])),
});
export type SampleContent = z.output<typeof sampleContent>;

export const FOUND_KINDS = ['alt', 'heading', 'link', 'frame', 'picture', 'content'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** What the checks found on a part. */
export const foundProblems = z.strictObject({
  part: sitePart,
  kinds: z.array(z.strictObject({ kind: z.enum(FOUND_KINDS), count })),
});
export type FoundProblems = z.output<typeof foundProblems>;

/** What can be wrong around the site: its URL, the certificate, and the mail server. */
export const LAUNCH_RISKS = [
  'address_local',
  'address_unreachable',
  'address_other_site',
  'certificate_missing',
  'certificate_expired',
  'certificate_other_host',
  'certificate_untrusted',
  'mail_missing',
  'mail_login',
  'mail_unreachable',
] as const;
export type LaunchRisk = (typeof LAUNCH_RISKS)[number];

export const connectionReport = z.strictObject({ risks: z.array(z.enum(LAUNCH_RISKS)) });

export const launchReport = z.strictObject({
  is_under_construction: z.boolean(),
  /** Whether visitors need the site password once the site is live. */
  has_site_password: z.boolean(),
  /** Revision of the general settings. */
  revision: z.int().nonnegative(),
  samples: z.array(sampleContent),
  /** Pages that visitors don't see after the launch, because they are drafts. */
  drafts: z.array(z.strictObject({ id, name: z.string(), revision: z.int().nonnegative() })),
  /** Whether the library has an image other than the logo that doesn't ship with the product. */
  has_own_image: z.boolean(),
  problems: z.array(foundProblems),
  /** The pages and posts that visitors see once the site is live. */
  shown: z.array(sitePart),
  /** Null without a home page. */
  card: shareCard.nullable(),
});
export type LaunchReport = z.output<typeof launchReport>;
