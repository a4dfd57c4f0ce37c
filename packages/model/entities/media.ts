import { z } from 'zod';
import { folderRef } from '../references/declare.ts';
import { recordFields, requiredText, trimmedText } from './fields.ts';
import { ImageEdits } from './image-edits.ts';
import { MEDIA_TYPES, type MediaType } from './media-type.ts';

/** Extensions allowed by default. At least jpg, png, and gif are required. */
export const MEDIA_EXTENSIONS: Record<MediaType, readonly string[]> = {
  images: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'ico'],
  video: ['mp4', 'webm'],
  audio: ['mp3', 'ogg', 'm4a'],
  documents: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv'],
  archives: ['zip', 'rar', '7z'],
  other: [],
};

/** Other extensions of types that have an allowed one. Stored files get that one. */
const OTHER_EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ...['jfif', 'jpe', 'pjpeg', 'pjp'].map((extension) => [extension, 'jpg'] as const),
]);

/** Always rejected, even if allowed in the settings. */
export const DENIED_EXTENSIONS = ['exe', 'php', 'sh', 'bat', 'cmd', 'py', 'js'] as const;

/**
 * KiB. `FALLBACK_UPLOAD_SIZE` applies while the server's limit is unknown. `SHIPPED_UPLOAD_SIZE` is
 * the default setting.
 */
export const FALLBACK_UPLOAD_SIZE = 1024;
export const SHIPPED_UPLOAD_SIZE = 65_536;

/** Maximum depth of folders below the root. */
export const FOLDER_DEPTH = 5;

const percent = z.number().min(0).max(100);

export const MediaFields = z.strictObject({
  name: requiredText(255),
  title: trimmedText(255).default(''),
  alt: trimmedText(1000).default(''),
  folder_id: folderRef().nullable().default(null),
  /** Focal point in percent of width and height. */
  focal_point: z.strictObject({ x: percent, y: percent }).default({ x: 50, y: 50 }),
  /** Neither the file nor its folder can be deleted. */
  is_protected: z.boolean().default(false),
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
  /** What an edited image was made from. */
  original: z
    .strictObject({
      url: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      edits: ImageEdits,
    })
    .nullable(),
  thumbnails: z.strictObject({
    small: thumbnail,
    medium: thumbnail,
    large: thumbnail,
    extra_large: thumbnail,
  }),
});
export type MediaFile = z.infer<typeof MediaFile>;

/** Images that can be cropped, turned, and resized, unless they are animated. */
export const EDITABLE_MIME_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
];

/** The file extension in lower case, or an empty string if there is none. */
export const extensionOf = (name: string): string =>
  /[^./\\]\.([a-z0-9]{1,10})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** The extension that files with an unusual one get: `jpg` for `jfif`. */
export const usualExtension = (extension: string): string =>
  OTHER_EXTENSIONS.get(extension) ?? extension;

export const mediaType = (extension: string): MediaType =>
  MEDIA_TYPES.find((type) => MEDIA_EXTENSIONS[type].includes(usualExtension(extension))) ?? 'other';

export type UploadLimits = {
  /** KiB. */
  readonly upload_max_size: number;
  /** KiB of all files together. Null: no limit. */
  readonly total_max_size: number | null;
  readonly extensions: readonly string[];
  readonly denied_extensions: readonly string[];
};

/** Whether files with the extension, or of a type that has it, can be uploaded. */
export const allowsExtension = (
  { extensions, denied_extensions }: Pick<UploadLimits, 'extensions' | 'denied_extensions'>,
  extension: string,
): boolean =>
  extensions.includes(usualExtension(extension)) && !denied_extensions.includes(extension);

/** The extensions that file dialogs offer. */
export const acceptedExtensions = ({
  extensions,
}: Pick<UploadLimits, 'extensions'>): readonly string[] => [
  ...extensions,
  ...[...OTHER_EXTENSIONS].flatMap(([other, usual]) => (extensions.includes(usual) ? other : [])),
];

export const DEFAULT_UPLOAD_LIMITS: UploadLimits = {
  upload_max_size: FALLBACK_UPLOAD_SIZE,
  total_max_size: null,
  extensions: Object.values(MEDIA_EXTENSIONS).flat(),
  denied_extensions: DENIED_EXTENSIONS,
};

export type UploadRefusal = 'fileTooLarge' | 'incorrectExtension';

export const UPLOAD_MESSAGES: Record<UploadRefusal, string> = {
  fileTooLarge: 'MODULE.MEDIA_LIBRARY.FILE_TOO_LARGE_ERROR_MESSAGE',
  incorrectExtension: 'MODULE.MEDIA_LIBRARY.INCORRECT_EXTENSION_ERROR_MESSAGE',
};

/** Checks every extension in the name, so that `image.php.jpg` is rejected too. */
function hasDeniedPart(name: string, denied: readonly string[]): boolean {
  const [, ...parts] = name.toLowerCase().split('.');
  return parts.some((part) => denied.includes(part.trim()));
}

/** Why a file can't be uploaded, judged by its name and its size in bytes. Null if it can. */
export function uploadFault(
  file: { readonly name: string; readonly size: number },
  limits: UploadLimits = DEFAULT_UPLOAD_LIMITS,
): UploadRefusal | null {
  if (!allowsExtension(limits, extensionOf(file.name))) return 'incorrectExtension';
  if (hasDeniedPart(file.name, limits.denied_extensions)) return 'incorrectExtension';
  return file.size > limits.upload_max_size * 1024 ? 'fileTooLarge' : null;
}
