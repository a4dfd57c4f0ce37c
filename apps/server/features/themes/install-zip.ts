import { MAX_THEME_ARCHIVE, RpcError } from '@plinth/contract';
import { extensionOf, isOlder, type WidgetNode } from '@plinth/model';
import type { IncomingFile } from '../../rpc/context.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { StoredTheme } from '../../storage/database/record-types.ts';
import type { Tx } from '../../storage/database/store.ts';
import { newFileKey } from '../../storage/files/file-store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import { type Unpacked, unpackZip } from '../../storage/files/read-zip.ts';
import { createRecord } from '../../storage/records/records.ts';
import { fileKind } from '../media/file-kinds.ts';
import { baseName } from '../media/file-name.ts';
import { identify } from '../media/identify.ts';
import type { ImageProcessor } from '../media/images/image-processor.ts';
import { deleteOrphaned, markOrphaned, unmarkOrphaned } from '../media/orphaned-files.ts';
import { readReceived, receive } from '../media/receive.ts';
import { invalidFile } from '../media/upload-errors.ts';
import { type CheckPorts, checkTheme, documentFiles, namedFiles } from './check-theme.ts';
import {
  type KeptVersion,
  keepVersion,
  newArchiveKey,
  saveFormerVersion,
} from './former-version.ts';
import { findInstalled, type LibraryPorts } from './library.ts';
import { type OpenTheme, placeOf } from './open-theme.ts';
import { checkNewer, replaceTheme } from './replace-theme.ts';
import { NO_STARTER } from './starter.ts';
import {
  archiveError,
  themeExists,
  themeIncompatible,
  themeNameNotValid,
  themeNotValid,
  themeShipped,
} from './theme-errors.ts';
import { isThemeFile, ThemeFile } from './theme-file.ts';

export type InstallZipPorts = LibraryPorts &
  CheckPorts & {
    readonly mediaFiles: MediaFiles;
    readonly images: ImageProcessor;
    readonly isFont: (woff2: Uint8Array) => Promise<boolean>;
    readonly linkFonts: (tx: Tx) => Promise<void>;
  };

const MB = 1024 * 1024;
const MAX_JSON = MB;
const LIMITS = {
  files: 5000,
  size: 100 * MB,
  accepts: (name: string, size: number) =>
    isThemeFile(name) && (!name.endsWith('.json') || size <= MAX_JSON),
  // macOS and Windows add them to archives.
  ignores: (name: string) => /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/.test(name),
};

const MANIFEST = 'theme.json';

async function readJson(unpacked: Unpacked, file: string): Promise<unknown> {
  const path = unpacked.get(file);
  if (path === undefined) throw themeNotValid(file);
  try {
    return JSON.parse((await readReceived({ path })).toString('utf8'));
  } catch {
    throw themeNotValid(file);
  }
}

const textAt = (manifest: unknown, field: string): string | undefined => {
  const value: unknown = Object(manifest)[field];
  return typeof value === 'string' ? value : undefined;
};

const VERSION = /^\d+\.\d+\.\d+$/;

/** The version comes first: a theme for a newer one may have fields that are unknown here. */
function parseManifest(manifest: unknown, version: string): ThemeFile {
  const needed = textAt(manifest, 'min_version') ?? '';
  if (VERSION.test(needed) && isOlder(version, needed)) throw themeIncompatible(needed);
  const parsed = ThemeFile.safeParse(manifest);
  if (parsed.success && parsed.data.id !== NO_STARTER) return parsed.data;
  const field = parsed.success ? 'id' : String(parsed.error.issues[0]?.path[0]);
  const isName = ['id', 'name'].includes(field) && textAt(manifest, field) !== undefined;
  if (isName || parsed.success) throw themeNameNotValid();
  throw themeNotValid(placeOf(parsed.error));
}

/** The theme in an archive, whose documents are read. */
async function openUnpacked(unpacked: Unpacked, version: string) {
  const manifest = await readJson(unpacked, MANIFEST);
  const theme = parseManifest(manifest, version);
  const missing = namedFiles(theme).find((file) => !unpacked.has(file));
  if (missing !== undefined) throw themeNotValid(missing);
  const documents: Record<string, WidgetNode> = {};
  for (const file of documentFiles(theme))
    documents[file] = (await readJson(unpacked, file)) as WidgetNode;
  const opened: OpenTheme = {
    theme,
    document: (file) => documents[file],
    read: (file) => readReceived({ path: unpacked.get(file) ?? '' }),
  };
  return { opened, documents, manifest: manifest as StoredTheme['manifest'] };
}

/** Checks images and fonts. SVG images are sanitized in place. */
async function checkFile(
  name: string,
  path: string,
  { images, isFont }: InstallZipPorts,
): Promise<void> {
  const kind = fileKind(extensionOf(name));
  try {
    if (name.endsWith('.woff2') && !(await isFont(await readReceived({ path }))))
      throw invalidFile();
    if (/^(?:media|previews)\//.test(name) && kind) await identify(kind, { path }, images);
  } catch (error) {
    throw error instanceof RpcError ? themeNotValid(name) : error;
  }
}

const isStoredAsFile = (name: string): boolean => !name.endsWith('.json');

/** The version of an installed theme that an archive has to be. */
export type ExpectedVersion = {
  readonly id: string;
  readonly version: string;
  /** It was installed before, so it can be older. */
  readonly isFormer: boolean;
  /** Called once the archive is known to be good. */
  readonly beforeSave?: () => Promise<void>;
};

type InstallOptions = {
  readonly ports: InstallZipPorts;
  readonly actor: Actor;
  /** Undefined: any theme. */
  readonly expected?: ExpectedVersion | undefined;
};

/** Whether the theme can take the place of what is installed. */
function checkPlace(
  installed: StoredTheme | undefined,
  theme: ThemeFile,
  expected: ExpectedVersion | undefined,
): void {
  if (expected && !installed) throw new RpcError('NOT_FOUND');
  if (!expected?.isFormer) checkNewer(installed, theme);
  // Another tab went back meanwhile: the version kept now is the one that it came from.
  else if (installed?.manifest.version === theme.version) throw themeExists(theme);
}

type Archive = Awaited<ReturnType<typeof openUnpacked>>;

async function checkArchive(
  unpacked: Unpacked,
  { ports, expected }: InstallOptions,
): Promise<Archive> {
  const { store, themes } = ports;
  const archive = await openUnpacked(unpacked, themes.version);
  const { id, name, version } = archive.opened.theme;
  if (expected && (expected.id !== id || expected.version !== version))
    throw themeNotValid(`${MANIFEST}, ${expected.id === id ? 'version' : 'id'}`);
  if (themes.has(id)) throw themeShipped(name);
  checkPlace(await findInstalled(store.read, id), archive.opened.theme, expected);
  checkTheme(archive.opened, ports);
  for (const [file, path] of unpacked) await checkFile(file, path, ports);
  return archive;
}

/** Adds the theme, or replaces an older version. Returns the keys of files to delete. */
async function saveTheme(
  tx: Tx,
  {
    archive: { opened, ...archive },
    files,
    kept,
  }: { readonly archive: Archive; readonly kept: KeptVersion | undefined } & Pick<
    StoredTheme,
    'files'
  >,
  { ports: { linkFonts }, expected }: InstallOptions,
): Promise<readonly string[]> {
  const next = { ...archive, files };
  const { id: key } = opened.theme;
  const installed = await findInstalled(tx.db, key);
  checkPlace(installed, opened.theme, expected);
  await unmarkOrphaned(tx, Object.values(files));
  if (installed) {
    const dropped = await saveFormerVersion(tx, installed, kept);
    return [...dropped, ...(await replaceTheme(tx, installed, { next, linkFonts }))];
  }
  await createRecord(tx, 'theme', { key, ...next });
  return [];
}

/** Returns the theme's id. */
async function storeArchive(unpacked: Unpacked, options: InstallOptions): Promise<string> {
  const archive = await checkArchive(unpacked, options);
  await options.expected?.beforeSave?.();
  const { store, mediaFiles } = options.ports;
  const { id } = archive.opened.theme;
  const former = await findInstalled(store.read, id);
  const archiveKey = newArchiveKey();
  const orphanedFiles = { store, files: mediaFiles.store };
  const files = Object.fromEntries(
    [...unpacked.keys()]
      .filter(isStoredAsFile)
      .map((name) => [name, newFileKey(extensionOf(name))]),
  );
  const keys = [...Object.values(files), ...(former ? [archiveKey] : [])];
  try {
    await store.transaction((tx) => markOrphaned(tx, keys));
    for (const [name, key] of Object.entries(files))
      await mediaFiles.store.moveIn(key, unpacked.get(name) ?? '');
    const kept = former && (await keepVersion(former, archiveKey, mediaFiles.store));
    const dropped = await store.transaction(
      (tx) => saveTheme(tx, { archive, files, kept }, options),
      options.actor,
    );
    // The next sweep deletes what is left.
    await deleteOrphaned(orphanedFiles, dropped).catch(() => undefined);
  } catch (error) {
    await deleteOrphaned(orphanedFiles, keys).catch(() => undefined);
    throw error;
  }
  return id;
}

/**
 * Receives, checks, and stores the archive of a theme, also of a newer version. One that is refused
 * leaves nothing. Returns the theme's id.
 */
export async function installZip(
  file: IncomingFile | undefined,
  ports: InstallZipPorts,
  actor: Actor,
): Promise<string> {
  if (!file) throw new RpcError('VALIDATION', { errors: { file: ['isEmpty'] } });
  if (extensionOf(baseName(file.name)) !== 'zip') throw invalidFile();
  return installVersion(file, { ports, actor });
}

/** Like `installZip`, for an archive whose version may be known. */
export async function installVersion(file: IncomingFile, options: InstallOptions): Promise<string> {
  const { staging } = options.ports.mediaFiles;
  // What was installed once may be larger as an archive of this server.
  const limit = options.expected?.isFormer ? LIMITS.size : MAX_THEME_ARCHIVE;
  const received = await receive(file, staging, limit);
  let unpacked: Unpacked = new Map();
  try {
    unpacked = await unpackZip(received.path, LIMITS, staging);
    return await storeArchive(unpacked, options);
  } catch (error) {
    throw archiveError(error);
  } finally {
    for (const path of [received.path, ...unpacked.values()]) await staging.discard(path);
  }
}
