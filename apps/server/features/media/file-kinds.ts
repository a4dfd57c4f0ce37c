/** File type details in addition to the model's list of extensions. */
export type FileKind = {
  /** The extension that stored files get. */
  readonly extension: string;
  readonly mime_type: string;
  /** Detected types (as named by `file-type`) that match. Empty: the content can't be detected. */
  readonly signs: readonly string[];
  /** Displayed by browsers. Other files are downloaded. */
  readonly isShown: boolean;
};

const kind =
  (isShown: boolean) =>
  (extension: string, mime_type: string, signs: readonly string[]): FileKind => ({
    extension,
    mime_type,
    signs,
    isShown,
  });

const shown = kind(true);
const saved = kind(false);

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const JPEG = shown('jpg', 'image/jpeg', ['jpg']);
const OLD_OFFICE = ['cfb'];

const KINDS: { readonly [extension: string]: FileKind } = {
  jpg: JPEG,
  jpeg: JPEG,
  png: shown('png', 'image/png', ['png', 'apng']),
  gif: shown('gif', 'image/gif', ['gif']),
  webp: shown('webp', 'image/webp', ['webp']),
  avif: shown('avif', 'image/avif', ['avif']),
  svg: shown('svg', 'image/svg+xml', []),
  ico: shown('ico', 'image/x-icon', ['ico']),
  mp4: shown('mp4', 'video/mp4', ['mp4', 'm4v']),
  webm: shown('webm', 'video/webm', ['webm', 'mkv']),
  mp3: shown('mp3', 'audio/mpeg', ['mp3']),
  ogg: shown('ogg', 'audio/ogg', ['ogg', 'oga', 'ogv', 'opus', 'spx']),
  m4a: shown('m4a', 'audio/mp4', ['m4a', 'mp4', 'm4b']),
  pdf: saved('pdf', 'application/pdf', ['pdf']),
  doc: saved('doc', 'application/msword', OLD_OFFICE),
  xls: saved('xls', 'application/vnd.ms-excel', OLD_OFFICE),
  ppt: saved('ppt', 'application/vnd.ms-powerpoint', OLD_OFFICE),
  docx: saved('docx', `${OFFICE}.wordprocessingml.document`, ['docx', 'zip']),
  xlsx: saved('xlsx', `${OFFICE}.spreadsheetml.sheet`, ['xlsx', 'zip']),
  pptx: saved('pptx', `${OFFICE}.presentationml.presentation`, ['pptx', 'zip']),
  txt: saved('txt', 'text/plain; charset=utf-8', []),
  csv: saved('csv', 'text/csv; charset=utf-8', []),
  zip: saved('zip', 'application/zip', ['zip']),
  rar: saved('rar', 'application/vnd.rar', ['rar']),
  '7z': saved('7z', 'application/x-7z-compressed', ['7z']),
};

/** Undefined for an extension that isn't supported. */
export const fileKind = (extension: string): FileKind | undefined =>
  Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined;

export const kindOfKey = (file_key: string): FileKind | undefined =>
  fileKind(file_key.slice(file_key.lastIndexOf('.') + 1));
