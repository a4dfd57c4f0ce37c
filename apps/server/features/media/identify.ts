import { readFile, stat, writeFile } from 'node:fs/promises';
import {
  allowsExtension,
  extensionOf,
  type MediaType,
  mediaType,
  type RefusalReason,
  refusalReason,
  type UploadLimits,
  uploadFault,
  usualExtension,
} from '@plinth/model';
import { fileTypeFromFile } from 'file-type';
import { isMp3 } from './content/mp3.ts';
import { isMp4 } from './content/mp4.ts';
import { type OpenFile, withFile } from './content/read-file.ts';
import { NO_RECORDING, type Recording } from './content/recording.ts';
import { isWebm } from './content/webm.ts';
import { anyKind, type FileKind, kindOfContent } from './file-kinds.ts';
import { baseName } from './file-name.ts';
import { icoSize } from './ico.ts';
import { type ImageProcessor, UnreadableFile } from './images/image-processor.ts';
import { MAX_SVG_LENGTH } from './images/sizes.ts';
import type { ReceivedFile } from './receive.ts';
import { fileTooLarge, invalidFile, refusedFile, tooManyPixels } from './upload-errors.ts';

/** The detected type of a file. */
export type Identified = {
  readonly kind: FileKind;
  readonly type: MediaType;
  /** A static raster image, for which renditions can be created. */
  readonly isScalable: boolean;
  /** An image in print colors. */
  readonly isPrint: boolean;
  /** False for recordings that are so large that a job reads their metadata later. */
  readonly isReady: boolean;
} & Recording;

const STILL = { ...NO_RECORDING, isScalable: false, isPrint: false, isReady: true };

/** Bytes. Reading the metadata of larger recordings can take long. */
const MEASURED_AT_ONCE = 16 * 1024 * 1024;

const TEXT_SAMPLE = 65_536;

/** Checks the name before any content is read. */
export function checkName(name: string, limits: UploadLimits): FileKind {
  const base = baseName(name);
  if (uploadFault({ name: base, size: 0 }, limits) !== null)
    throw refusedFile(refusalReason(extensionOf(base)));
  return anyKind(usualExtension(extensionOf(base)));
}

async function isText(file: OpenFile): Promise<boolean> {
  return !(await file.read(0, TEXT_SAMPLE)).includes(0);
}

/** What files of these kinds have to have besides their signature. */
const CHECKS: { readonly [extension: string]: (file: OpenFile) => Promise<boolean> } = {
  mp4: isMp4,
  webm: isWebm,
  m4a: isMp4,
  mp3: isMp3,
  txt: isText,
  csv: isText,
};

function hasSignature({ signatures, extension }: FileKind, detected: string | undefined): boolean {
  if (!signatures) return true;
  if (signatures.length > 0) return detected !== undefined && signatures.includes(detected);
  return detected === undefined || (extension === 'svg' && detected === 'xml');
}

/**
 * The kind of a file by its content. Names can have the extension of another kind: programs and
 * services convert pictures without renaming them. Throws if the kind isn't allowed.
 */
async function kindOfFile(
  named: FileKind,
  path: string,
  limits: UploadLimits | null,
): Promise<FileKind> {
  const detected = (await fileTypeFromFile(path))?.ext;
  const isNamed = hasSignature(named, detected);
  const kind = isNamed ? named : limits && kindOfContent(detected);
  if (!kind) throw refusedFile(refusalReason(detected ?? ''));
  if (limits && !isNamed && !allowsExtension(limits, kind.extension))
    throw refusedFile('OTHER_TYPE');
  const check = Object.hasOwn(CHECKS, kind.extension) ? CHECKS[kind.extension] : undefined;
  if (check && !(await withFile(path, check))) throw invalidFile();
  return kind;
}

/** Throws `VALIDATION` if the image process can't read the file. */
const readable = <T>(result: Promise<T>, reason: RefusalReason): Promise<T> =>
  result.catch((error) => {
    throw error instanceof UnreadableFile ? refusedFile(reason) : error;
  });

/** Icons have a few small images. */
const MAX_ICO_BYTES = 4 * 1024 * 1024;

/** The content of a file. Throws if it's larger than any valid one, before it is read. */
async function readSmall(path: string, max: number, reason: RefusalReason): Promise<Buffer> {
  if ((await stat(path)).size > max) throw refusedFile(reason);
  return readFile(path);
}

/** Sanitizes the SVG file in place. Throws if that isn't possible. */
async function identifySvg(path: string, images: ImageProcessor) {
  // A character has at most four bytes.
  const text = (await readSmall(path, 4 * MAX_SVG_LENGTH, 'SVG')).toString('utf8');
  const cleaned = await readable(images.clean(text), 'SVG');
  if (!cleaned) throw refusedFile(/<!ENTITY/i.test(text) ? 'SVG_ENTITIES' : 'SVG');
  const { svg, width, height } = cleaned;
  await writeFile(path, svg);
  return { ...STILL, width, height };
}

async function identifyIcon(path: string) {
  const size = icoSize(await readSmall(path, MAX_ICO_BYTES, 'DAMAGED_IMAGE'));
  if (!size) throw refusedFile('DAMAGED_IMAGE');
  return { ...STILL, ...size };
}

async function identifyImage(path: string, images: ImageProcessor) {
  const { isAnimated, isTooLarge, ...size } = await readable(images.inspect(path), 'DAMAGED_IMAGE');
  if (isTooLarge) throw tooManyPixels();
  return { ...STILL, ...size, isScalable: !isAnimated };
}

/** Unreadable metadata doesn't reject the file. */
async function identifyRecording(path: string, images: ImageProcessor) {
  if ((await stat(path)).size > MEASURED_AT_ONCE) return { ...STILL, isReady: false };
  const recording = await images.measure(path).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return NO_RECORDING;
    throw error;
  });
  return { ...STILL, ...recording };
}

/**
 * Checks the content. Files that are uploaded, which have `limits`, can be of another allowed kind
 * than the one they are named for. Throws `VALIDATION` for others.
 */
export async function identify(
  named: FileKind,
  { path }: Pick<ReceivedFile, 'path'>,
  images: ImageProcessor,
  limits: UploadLimits | null = null,
): Promise<Identified> {
  const kind = await kindOfFile(named, path, limits);
  const type = mediaType(kind.extension);
  const common = { kind, type };
  if (type === 'video' || type === 'audio')
    return { ...common, ...(await identifyRecording(path, images)) };
  if (type !== 'images') return { ...common, ...STILL };
  if (kind.extension === 'svg') return { ...common, ...(await identifySvg(path, images)) };
  if (kind.extension === 'ico') return { ...common, ...(await identifyIcon(path)) };
  return { ...common, ...(await identifyImage(path, images)) };
}

/** Throws if the file exceeds its size limit. */
export function checkSize(
  { name, size }: Pick<ReceivedFile, 'name' | 'size'>,
  limits: UploadLimits,
) {
  if (uploadFault({ name: baseName(name), size }, limits) === 'fileTooLarge') throw fileTooLarge();
}
