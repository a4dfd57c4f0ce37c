import { z } from 'zod';
import { isoTime } from './shapes.ts';

/** What releases, the program that starts them, and sites tell each other (docs/updates.md). */

/** Major, minor, and patch number, such as "3.2.0". */
export const releaseVersion = z.string().regex(/^(0|[1-9]\d{0,4})(\.(0|[1-9]\d{0,4})){2}$/);

export const RELEASE_PLATFORMS = [
  'linux-x64',
  'linux-arm64',
  'darwin-x64',
  'darwin-arm64',
  'win32-x64',
] as const;
export type ReleasePlatform = (typeof RELEASE_PLATFORMS)[number];

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Name of an archive beside a manifest. */
export const archiveName = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,98}\.zip$/);

/** `manifest.json` of a release. Its bytes are signed, so it's never written again. */
export const releaseManifest = z.strictObject({
  format: z.literal(1),
  product: z.literal('plinth'),
  version: releaseVersion,
  /** The oldest version that can be updated to this one. */
  min_version: releaseVersion,
  /** Version of Node that the archives contain. */
  node: releaseVersion,
  released: isoTime,
  /** What's new, in plain text. */
  notes: z.string().max(20_000),
  archives: z
    .array(
      z.strictObject({
        platform: z.enum(RELEASE_PLATFORMS),
        /** Name of a file beside the manifest. */
        file: archiveName,
        /** Bytes of the archive. */
        size: z.int().positive(),
        sha256,
        /** Bytes of its files. */
        unpacked_size: z.int().positive(),
      }),
    )
    .min(1)
    .max(RELEASE_PLATFORMS.length),
});
export type ReleaseManifest = z.output<typeof releaseManifest>;

/** `manifest.sig`: Ed25519 over the bytes of the manifest, in base64. */
export const releaseSignature = z.strictObject({
  key: z.string().max(64),
  signature: z.string().max(128),
});

/** `release-keys.json` of a release: public keys in base64 (raw, 32 bytes). The next one may wait offline. */
export const releaseKeys = z
  .array(z.string().regex(/^[A-Za-z0-9+/]{43}=$/))
  .min(1)
  .max(2);

/**
 * Steps of an update, in order. The site takes those up to `prepared`. The supervisor takes over
 * there: it stops the old version, keeps a copy of the database, starts the new one, and watches it.
 * `reverted` and `interrupted` have a problem. `rehearsed`: pages differ in the new version, and the
 * owner has to decide; the site goes on meanwhile. `going_back` is the site's again: it backs itself up,
 * refuses changes meanwhile, and then asks the supervisor to go back.
 */
export const UPDATE_STEPS = [
  'checking',
  'downloading',
  'unpacking',
  'backing_up',
  'rehearsing',
  'prepared',
  'swapping',
  'watching',
  'going_back',
  'complete',
  'reverted',
  'interrupted',
  'rehearsed',
] as const;
export type UpdateStep = (typeof UPDATE_STEPS)[number];

/** `updates/state.json` of the folder that Plinth is installed in. */
export const updateState = z.strictObject({
  step: z.enum(UPDATE_STEPS),
  from: releaseVersion,
  to: releaseVersion,
  started: isoTime,
  /** Percent of the step. */
  progress: z.int().min(0).max(100).nullable(),
  /** Id of the backup made before. */
  backup: z.string().nullable(),
  problem: z
    .strictObject({
      /** Such as `NOT_ENOUGH_SPACE`. */
      key: z.string().max(64),
      details: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .nullable(),
});
export type UpdateState = z.output<typeof updateState>;
