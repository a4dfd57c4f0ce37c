import { RpcError } from '@plinth/contract';
import {
  type CatalogFont,
  extensionOf,
  type FontFace,
  FontFamily,
  fontStyleName,
  type StoredFont,
  unicodeRange,
} from '@plinth/model';
import type { IncomingFile } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { newFileKey } from '../../storage/files/file-store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import { changeRecord, createRecord } from '../../storage/records/records.ts';
import { baseName } from '../media/file-name.ts';
import { deleteOrphaned, markOrphaned, unmarkOrphaned } from '../media/orphaned-files.ts';
import { type ReceivedFile, readReceived, receive, replaceReceived } from '../media/receive.ts';
import { invalidFile } from '../media/upload-errors.ts';
import { readFonts } from './link-fonts.ts';
import type { FontInfo } from './reader/font-info.ts';
import { convertFont, readFontInfo } from './reader/read-font.ts';
import { standInsFor } from './reader/stand-in.ts';

/** Bytes. Fonts for Latin, Greek, and Cyrillic take less than a tenth. */
const MAX_SIZE = 5 * 1024 * 1024;

const MAX_UPLOADED_FONTS = 50;
const MAX_FILES_PER_FONT = 50;

/** Leaves space for a number. */
const MAX_NAME = 76;

type UploadPorts = {
  readonly store: Store;
  readonly mediaFiles: MediaFiles;
  readonly fontCatalog: readonly CatalogFont[];
};

const tooMany = () => fieldError('file', 'numberIsBigger', 'MODULE.FONTS.TOO_MANY');

/** The name for text styles: that in the file, or else that of the file. */
function familyName({ family }: FontInfo, fileName: string): string {
  const names = [family, baseName(fileName).replace(/\.\w+$/, '')].map((name) =>
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N} -]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[ -]+/, '')
      .slice(0, MAX_NAME)
      .trim(),
  );
  const name = names.find((each) => FontFamily.safeParse(each).success);
  if (name === undefined) throw invalidFile();
  return name;
}

/** Formats of files, by extension, and whether they become WOFF2 first. */
const NEEDS_CONVERSION = new Map([
  ['woff2', false],
  ['ttf', true],
  ['otf', true],
]);

/** Reads a received file, which is replaced by WOFF2 if it isn't that. */
async function readFile(received: ReceivedFile, needsConversion: boolean) {
  const content = await readReceived(received);
  if (!needsConversion) return { info: await readFontInfo(content), size: received.size };
  const converted = await convertFont(content);
  if (!converted) return null;
  const { info, woff2 } = converted;
  await replaceReceived(received, woff2);
  return { info, size: woff2.byteLength };
}

async function readUpload(received: ReceivedFile, needsConversion: boolean): Promise<StoredFont> {
  const read = await readFile(received, needsConversion);
  if (!read?.info) throw invalidFile();
  const { info, size } = read;
  if (!info.isEmbeddable) throw fieldError('file', 'valueInvalid', 'MODULE.FONTS.NOT_EMBEDDABLE');
  const face: FontFace = {
    file: newFileKey('woff2'),
    weights: info.weights,
    style: info.style,
    unicode_range: unicodeRange(info.characters),
    is_preloaded: false,
    size,
  };
  return {
    ...{ name: familyName(info, received.name), source: 'upload', styles: [], subsets: [] },
    faces: [face],
    stand_ins: standInsFor(info),
  };
}

const isSameFace = (a: FontFace, b: FontFace): boolean =>
  fontStyleName(a) === fontStyleName(b) && a.unicode_range === b.unicode_range;

type Fonts = readonly StoredRecords['font'][];

const isNamed = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();

/**
 * The name for an uploaded family: its own, or the next number of it that no font of the theme or
 * the catalog has. All files of a family get the same.
 */
function freeName(family: string, fonts: Fonts, catalog: readonly CatalogFont[]): string {
  const uploaded = fonts.filter(({ source }) => source === 'upload').map(({ name }) => name);
  const others = fonts.filter(({ source }) => source !== 'upload').map(({ name }) => name);
  const taken = [...others, ...catalog.map((font) => font.family)];
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? family : `${family} ${number}`;
    if (uploaded.some(isNamed(name)) || !taken.some(isNamed(name))) return name;
  }
}

/** Adds the file to its font. Throws `VALIDATION` if the font has a file like it. */
async function addFile(
  tx: Tx,
  added: StoredFont,
  catalog: readonly CatalogFont[],
): Promise<StoredRecords['font']> {
  const fonts = await readFonts(tx.db);
  const name = freeName(added.name, fonts, catalog);
  const stored = fonts.find((font) => isNamed(name)(font.name));
  if (!stored) {
    if (fonts.filter(({ source }) => source === 'upload').length >= MAX_UPLOADED_FONTS)
      throw tooMany();
    return createRecord(tx, 'font', { ...added, name });
  }
  const isKnown = stored.faces.some((face) => added.faces.some((own) => isSameFace(own, face)));
  if (isKnown) throw fieldError('file', 'recordFound', 'MODULE.FONTS.KNOWN');
  if (stored.faces.length >= MAX_FILES_PER_FONT) throw tooMany();
  const { id, revision } = stored;
  const fields = {
    styles: [],
    subsets: [],
    faces: [...stored.faces, ...added.faces],
    stand_ins: [...stored.stand_ins, ...added.stand_ins].slice(0, 20),
  };
  return changeRecord(tx, 'font', { id, revision, fields });
}

type Uploaded = { readonly font: StoredRecords['font']; readonly family: string };

/**
 * Receives, checks, and stores a font file. A refused file leaves nothing. `family` is the name in
 * the file.
 */
export async function uploadFont(
  file: IncomingFile | undefined,
  { store, mediaFiles, fontCatalog }: UploadPorts,
  save: (work: (tx: Tx) => Promise<StoredRecords['font']>) => Promise<StoredRecords['font']>,
): Promise<Uploaded> {
  if (!file) throw new RpcError('VALIDATION', { errors: { file: ['isEmpty'] } });
  const needsConversion = NEEDS_CONVERSION.get(extensionOf(baseName(file.name)));
  if (needsConversion === undefined) throw invalidFile();
  const { staging, store: files } = mediaFiles;
  const received = await receive(file, staging, MAX_SIZE);
  const keys: string[] = [];
  try {
    const fields = await readUpload(received, needsConversion);
    keys.push(...fields.faces.map((face) => face.file));
    await store.transaction((tx) => markOrphaned(tx, keys));
    for (const key of keys) await files.moveIn(key, received.path);
    const font = await save(async (tx) => {
      const record = await addFile(tx, fields, fontCatalog);
      await unmarkOrphaned(tx, keys);
      return record;
    });
    return { font, family: fields.name };
  } catch (error) {
    await deleteOrphaned({ store, files }, keys).catch(() => undefined);
    throw error;
  } finally {
    await staging.discard(received.path);
  }
}
