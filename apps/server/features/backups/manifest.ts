import { createHash } from 'node:crypto';
import { BACKUP_REASONS } from '@plinth/contract';
import { z } from 'zod';
import { knowsMigrations } from '../../storage/database/portable/load.ts';
import { isFileKey } from '../../storage/files/file-store.ts';
import { type BackupKey, Encryption } from './encryption.ts';
import { BackupProblem } from './problems.ts';

/** The newest format of backups that this version reads. Only encrypted ones need it. */
const FORMAT = 2;
const PLAIN_FORMAT = 1;
const PRODUCT = 'plinth';

export const FILE_STORES = ['media', 'attachments'] as const;
export type FileStoreName = (typeof FILE_STORES)[number];

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Bytes = z.int().nonnegative();

const Content = z.strictObject({ size: Bytes, sha256: Sha256 });

const BackedUpFile = z.strictObject({
  store: z.enum(FILE_STORES),
  key: z.string().refine(isFileKey),
  size: Bytes,
  /** Of an encrypted backup: its fingerprint. */
  sha256: Sha256,
  /** Its content as it's stored, if that is encrypted. */
  sealed: Content.optional(),
});
export type BackedUpFile = z.output<typeof BackedUpFile>;

/** The content of a file as the backup stores it. */
export const storedContent = ({ sealed, size, sha256 }: BackedUpFile) => sealed ?? { size, sha256 };

const ManifestSchema = z.strictObject({
  product: z.literal(PRODUCT),
  format: z.union([z.literal(PLAIN_FORMAT), z.literal(FORMAT)]),
  /** Of the product. */
  version: z.string(),
  created: z.iso.datetime(),
  reason: z.enum(BACKUP_REASONS),
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  encryption: Encryption.optional(),
  /** The dump of the database, compressed, as it's stored. `text_size` is without compression. */
  data: z.strictObject({ size: Bytes, text_size: Bytes, sha256: Sha256 }),
  tables: z.array(z.strictObject({ name: z.string(), rows: Bytes, sha256: Sha256 })),
  files: z.array(BackedUpFile),
  /** Names of secrets that are set. Their values are not in the backup. */
  secrets: z.array(z.string()),
  /** Keys of files that records name, but that the site has lost. */
  missing: z.array(z.string()),
  /** The home page as this site renders it. Null without one. */
  page_sha256: Sha256.nullable(),
});
export type Manifest = z.output<typeof ManifestSchema>;
export type NewManifest = Omit<Manifest, 'product' | 'format'>;

const Head = z.object({ product: z.literal(PRODUCT), format: z.int(), version: z.string() });

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export const writeManifest = (manifest: NewManifest): string => {
  const format = manifest.encryption ? FORMAT : PLAIN_FORMAT;
  return `${JSON.stringify({ product: PRODUCT, format, ...manifest }, null, 1)}\n`;
};

const NO_MAC = '0'.repeat(64);

/** What the key of an encrypted backup authenticates. Fields are in the order of the schema. */
function textToSign(manifest: NewManifest, { header }: BackupKey): string {
  const unsigned = { ...manifest, encryption: { ...header, mac: NO_MAC } };
  return JSON.stringify(ManifestSchema.parse(JSON.parse(writeManifest(unsigned))));
}

/** The manifest of a backup that is encrypted with this key. */
export function signManifest(manifest: NewManifest, key: BackupKey): NewManifest {
  const encryption = { ...key.header, mac: key.mac(textToSign(manifest, key)) };
  return { ...manifest, encryption };
}

/** Whether a manifest was made by someone who knows the key. */
export function isSignedWith(manifest: Manifest, key: BackupKey): boolean {
  const { product: _, format: __, ...rest } = manifest;
  return manifest.encryption?.mac === key.mac(textToSign(rest, key));
}

/** As `sha256sum` writes it. */
export const writeSeal = (manifest: string): string => `${sha256(manifest)}  manifest.json\n`;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export type ManifestTexts = {
  readonly text: string;
  readonly seal: string;
  /** Of the backup, for messages. */
  readonly path: string;
};

/** Throws a `BackupProblem` unless this version can restore exactly what the manifest says. */
export function readManifest({ text, seal, path }: ManifestTexts): Manifest {
  const part = 'manifest.json';
  if (seal !== writeSeal(text)) throw new BackupProblem('DAMAGED', { path, part });
  const value = parseJson(text);
  const head = Head.safeParse(value).data;
  if (!head) throw new BackupProblem('NOT_A_BACKUP', { path });
  const { version } = head;
  if (head.format > FORMAT) throw new BackupProblem('NEWER', { path, version });
  const manifest = ManifestSchema.safeParse(value);
  if (!manifest.success) {
    const at = manifest.error.issues[0]?.path.join('.') ?? '';
    const isFile = at.startsWith('files.') && at.endsWith('.key');
    throw new BackupProblem(isFile ? 'UNSAFE' : 'DAMAGED', { path, part: at });
  }
  if (!knowsMigrations(manifest.data.migrations)) {
    throw new BackupProblem('NEWER', { path, version });
  }
  return manifest.data;
}

/** Bytes of all contents, each counted once. */
export const contentSize = ({ data, files }: Pick<Manifest, 'data' | 'files'>): number =>
  [...new Map(files.map((file) => [storedContent(file).sha256, file.size])).values()].reduce(
    (sum, size) => sum + size,
    data.size,
  );
