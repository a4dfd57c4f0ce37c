/** Why a file isn't taken, where more can be said than that its type isn't supported. */
export type RefusalReason =
  | 'HEIC'
  | 'IMAGE'
  | 'VIDEO'
  | 'AUDIO'
  | 'DOCUMENT'
  | 'OTHER_TYPE'
  | 'DAMAGED_IMAGE'
  | 'TOO_MANY_PIXELS'
  | 'SVG'
  | 'SVG_ENTITIES';

const EXTENSIONS: readonly (readonly [RefusalReason, readonly string[]])[] = [
  ['HEIC', ['heic', 'heif', 'hif']],
  ['IMAGE', ['tif', 'tiff', 'bmp', 'psd', 'ai', 'eps', 'xcf', 'cdr', 'indd', 'jxl', 'jp2', 'jxr']],
  ['IMAGE', ['cr2', 'cr3', 'nef', 'arw', 'dng', 'orf', 'rw2', 'raf']],
  ['VIDEO', ['mov', 'avi', 'mkv', 'wmv', 'asf', 'flv', 'mpg', 'mpeg', 'mts', '3gp', '3g2', 'm4v']],
  ['AUDIO', ['wav', 'flac', 'aac', 'aif', 'aiff', 'wma', 'amr', 'mid']],
  ['DOCUMENT', ['pages', 'numbers', 'key', 'odt', 'ods', 'odp', 'rtf']],
];

/** What is known about files with an extension that can't be uploaded. Null for other files. */
export const refusalReason = (extension: string): RefusalReason | null =>
  EXTENSIONS.find(([, extensions]) => extensions.includes(extension))?.[0] ?? null;

/** The key of the text that says what a file is, and what to do instead. */
export const refusalMessage = (reason: RefusalReason): string =>
  `MODULE.MEDIA_LIBRARY.REFUSED.${reason}`;
