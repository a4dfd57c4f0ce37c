import { z } from 'zod';

/** What sites and the hub tell each other (docs/hub.md). */

const text = (max: number) => z.string().min(1).max(max);

/** A site's request for a license. Sealed for the hub. */
export const licenseRequest = z.strictObject({
  product_id: text(64),
  domain: text(253),
  version: text(32),
});
export type LicenseRequest = z.output<typeof licenseRequest>;

/** What the hub allows. `ip` is the address that the hub saw. */
export const license = z.strictObject({
  product_id: text(64),
  domain: text(253),
  ip: text(64),
  /** ms since 1970, by the hub's clock. */
  issued: z.int().positive(),
  /** ms since 1970. Null: doesn't expire. */
  not_after: z.int().positive().nullable(),
});
export type License = z.output<typeof license>;

/** A text with the hub's signature. */
export const signedText = z.strictObject({ text: text(100_000), signature: text(128) });
export type SignedText = z.output<typeof signedText>;

/** The hub's response to a sealed request: a sealed `SignedText`, or a reason. */
export const hubAnswer = z.union([
  z.strictObject({ answer: text(200_000) }),
  z.strictObject({ error: text(64) }),
]);
export type HubAnswer = z.output<typeof hubAnswer>;

/** A message to whoever runs the hub, with the license of the site. */
export const hubFeedback = z.strictObject({
  license: signedText,
  sender: text(300),
  subject: text(150),
  body: text(5000),
});
export type HubFeedback = z.output<typeof hubFeedback>;

export const hubStatus = z.union([
  z.strictObject({ status: z.literal('stored') }),
  z.object({ error: text(64) }),
]);
export type HubStatus = z.output<typeof hubStatus>;

/** Public keys of the hub. */
export const hubKeyAnswer = z.strictObject({ key: text(128) });

/** The address that a request came from. */
export const hubAddressAnswer = z.object({ ip: text(64) });

/** Path of the hub on its server. */
export const HUB_PATH = '/hub/';

/** Entries of the panel's navigation that have a tutorial. */
export const TUTORIAL_SECTIONS = [
  ...(['dashboard', 'pages', 'blog', 'popups', 'menus'] as const),
  ...(['design', 'media', 'inbox', 'settings'] as const),
] as const;
export type TutorialSection = (typeof TUTORIAL_SECTIONS)[number];
