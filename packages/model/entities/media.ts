import { z } from 'zod';
import { folderRef } from '../references/declare.ts';
import { recordFields, requiredText, trimmedText } from './fields.ts';

/** Filter types of the library. */
export const MEDIA_TYPES = ['images', 'video', 'audio', 'documents', 'archives', 'other'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Allowed by default; jpg, png, and gif are the minimum. */
export const MEDIA_EXTENSIONS: Record<MediaType, readonly string[]> = {
  images: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'ico'],
  video: ['mp4', 'webm'],
  audio: ['mp3', 'ogg', 'm4a'],
  documents: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv'],
  archives: ['zip', 'rar', '7z'],
  other: [],
};

/** Never accepted, whatever is allowed. */
export const DENIED_EXTENSIONS = ['exe', 'php', 'sh', 'bat', 'cmd', 'py', 'js'] as const;

/** KiB. The fallback where the server says nothing, and what the product ships with. */
export const FALLBACK_UPLOAD_SIZE = 1024;
export const SHIPPED_UPLOAD_SIZE = 65_536;

/** Levels of folders below the root. */
export const FOLDER_DEPTH = 5;

const percent = z.number().min(0).max(100);

/** What an owner may change of a file. */
export const MediaFields = z.strictObject({
  name: requiredText(255),
  title: trimmedText(255).default(''),
  alt: trimmedText(1000).default(''),
  folder_id: folderRef().nullable().default(null),
  /** Centre of interest in percent of width and height. */
  focal_point: z.strictObject({ x: percent, y: percent }).default({ x: 50, y: 50 }),
});
export type MediaFields = z.infer<typeof MediaFields>;

const thumbnail = z.string().nullable();
const pixels = z.number().int().positive().nullable();

export const MediaFile = z.strictObject({
  ...MediaFields.shape,
  ...recordFields,
  url: z.string(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  type: z.enum(MEDIA_TYPES),
  mime_type: z.string(),
  width: pixels,
  height: pixels,
  /** Seconds. */
  duration: z.number().nonnegative().nullable(),
  /** Bits per second. */
  bitrate: z.number().nonnegative().nullable(),
  audio_format: z.string().nullable(),
  codec: z.string().nullable(),
  is_ready: z.boolean(),
  is_protected: z.boolean(),
  thumbnails: z.strictObject({
    small: thumbnail,
    medium: thumbnail,
    large: thumbnail,
    extra_large: thumbnail,
  }),
});
export type MediaFile = z.infer<typeof MediaFile>;

/** The extension of a name in lower case; empty where it has none. */
export const extensionOf = (name: string): string =>
  /[^./\\]\.([a-z0-9]{1,10})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** The filter type of an extension. */
export const mediaType = (extension: string): MediaType =>
  MEDIA_TYPES.find((type) => MEDIA_EXTENSIONS[type].includes(extension)) ?? 'other';

export type UploadLimits = {
  /** KiB. */
  readonly upload_max_size: number;
  readonly extensions: readonly string[];
  readonly denied_extensions: readonly string[];
};

export const DEFAULT_UPLOAD_LIMITS: UploadLimits = {
  upload_max_size: FALLBACK_UPLOAD_SIZE,
  extensions: Object.values(MEDIA_EXTENSIONS).flat(),
  denied_extensions: DENIED_EXTENSIONS,
};

export type UploadRefusal = 'fileTooLarge' | 'incorrectExtension';

/** Messages of the error catalogue. */
export const UPLOAD_MESSAGES: Record<UploadRefusal, string> = {
  fileTooLarge: 'MODULE.MEDIA_LIBRARY.FILE_TOO_LARGE_ERROR_MESSAGE',
  incorrectExtension: 'MODULE.MEDIA_LIBRARY.INCORRECT_EXTENSION_ERROR_MESSAGE',
};

/** No part of a name may be denied, so that `image.php.jpg` is refused as well. */
function hasDeniedPart(name: string, denied: readonly string[]): boolean {
  const [, ...parts] = name.toLowerCase().split('.');
  return parts.some((part) => denied.includes(part.trim()));
}

/** Why a file cannot be uploaded, by its name and its size in bytes; null: it can. */
export function uploadFault(
  file: { readonly name: string; readonly size: number },
  limits: UploadLimits = DEFAULT_UPLOAD_LIMITS,
): UploadRefusal | null {
  if (!limits.extensions.includes(extensionOf(file.name))) return 'incorrectExtension';
  if (hasDeniedPart(file.name, limits.denied_extensions)) return 'incorrectExtension';
  return file.size > limits.upload_max_size * 1024 ? 'fileTooLarge' : null;
}
