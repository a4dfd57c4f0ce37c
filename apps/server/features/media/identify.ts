import { open, readFile, writeFile } from 'node:fs/promises';
import {
  extensionOf,
  type MediaType,
  mediaType,
  type UploadLimits,
  uploadFault,
} from '@plinth/model';
import { fileTypeFromFile } from 'file-type';
import { type FileKind, fileKind } from './file-kinds.ts';
import { withoutPath } from './file-name.ts';
import { icoSize } from './ico.ts';
import { type Pictures, UnreadablePicture } from './pictures/pictures.ts';
import type { ReceivedFile } from './receive.ts';
import { tooLarge, tooManyPixels, wrongFile } from './refusals.ts';
import { cleanSvg } from './svg.ts';

/** The detected type of a file whose name and content match. */
export type Identified = {
  readonly kind: FileKind;
  readonly type: MediaType;
  /** px. Null if the format has no size or doesn't state it. */
  readonly width: number | null;
  readonly height: number | null;
  /** A static raster image, for which renditions can be created. */
  readonly isScalable: boolean;
};

const NO_SIZE = { width: null, height: null, isScalable: false };

const TEXT_SAMPLE = 65_536;

/** Checks the name before any content is read. */
export function checkName(name: string, limits: UploadLimits): FileKind {
  const shown = withoutPath(name);
  if (uploadFault({ name: shown, size: 0 }, limits) !== null) throw wrongFile();
  const extension = extensionOf(shown);
  const other = { extension, mime_type: 'application/octet-stream', signs: [], isShown: false };
  return fileKind(extension) ?? other;
}

async function isText(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TEXT_SAMPLE), 0, TEXT_SAMPLE, 0);
    return !buffer.subarray(0, bytesRead).includes(0);
  } finally {
    await handle.close();
  }
}

/** Whether the content matches the extension. */
async function hasRightBytes({ signs, extension }: FileKind, path: string): Promise<boolean> {
  const found = (await fileTypeFromFile(path))?.ext;
  if (signs.length > 0) return found !== undefined && signs.includes(found);
  if (extension === 'svg') return found === undefined || found === 'xml';
  return found === undefined && (!/^(?:txt|csv)$/.test(extension) || (await isText(path)));
}

/** Sanitizes the SVG file in place. Throws if that isn't possible. */
async function identifySvg(path: string) {
  const cleaned = cleanSvg(await readFile(path, 'utf8'));
  if (!cleaned) throw wrongFile();
  const { svg, width, height } = cleaned;
  await writeFile(path, svg);
  return { width, height, isScalable: false };
}

async function identifyIcon(path: string) {
  const size = icoSize(await readFile(path));
  if (!size) throw wrongFile();
  return { ...size, isScalable: false };
}

async function identifyPicture(path: string, pictures: Pictures) {
  try {
    const { isAnimated, isTooLarge, ...size } = await pictures.inspect(path);
    if (isTooLarge) throw tooManyPixels();
    return { ...size, isScalable: !isAnimated };
  } catch (error) {
    if (error instanceof UnreadablePicture) throw wrongFile();
    throw error;
  }
}

/** Checks the content. Throws `VALIDATION` if it doesn't match the name. */
export async function identify(
  kind: FileKind,
  { path }: Pick<ReceivedFile, 'path'>,
  pictures: Pictures,
): Promise<Identified> {
  if (!(await hasRightBytes(kind, path))) throw wrongFile();
  const type = mediaType(kind.extension);
  const known = { kind, type };
  if (type !== 'images') return { ...known, ...NO_SIZE };
  if (kind.extension === 'svg') return { ...known, ...(await identifySvg(path)) };
  if (kind.extension === 'ico') return { ...known, ...(await identifyIcon(path)) };
  return { ...known, ...(await identifyPicture(path, pictures)) };
}

/** Throws if the file exceeds its size limit. */
export function checkSize(
  { name, size }: Pick<ReceivedFile, 'name' | 'size'>,
  limits: UploadLimits,
) {
  if (uploadFault({ name: withoutPath(name), size }, limits) === 'fileTooLarge') throw tooLarge();
}
