/** File type details in addition to the model's list of extensions. */
export type FileKind = {
  /** The extension that stored files get. */
  readonly extension: string;
  readonly mime_type: string;
  /**
   * Detected types (as named by `file-type`) that match. Empty: the content can't be detected. Null:
   * of a type that the owner allows, with any content.
   */
  readonly signatures: readonly string[] | null;
  /** Displayed by browsers. Other files are downloaded. */
  readonly isInline: boolean;
};

const kind =
  (isInline: boolean) =>
  (extension: string, mime_type: string, signatures: FileKind['signatures']): FileKind => ({
    extension,
    mime_type,
    signatures,
    isInline,
  });

const inline = kind(true);
const download = kind(false);

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const JPEG = inline('jpg', 'image/jpeg', ['jpg']);
const OLD_OFFICE = ['cfb'];

const KINDS: { readonly [extension: string]: FileKind } = {
  jpg: JPEG,
  jpeg: JPEG,
  png: inline('png', 'image/png', ['png', 'apng']),
  gif: inline('gif', 'image/gif', ['gif']),
  webp: inline('webp', 'image/webp', ['webp']),
  avif: inline('avif', 'image/avif', ['avif']),
  svg: inline('svg', 'image/svg+xml', []),
  ico: inline('ico', 'image/x-icon', ['ico']),
  mp4: inline('mp4', 'video/mp4', ['mp4', 'm4v']),
  webm: inline('webm', 'video/webm', ['webm', 'mkv']),
  mp3: inline('mp3', 'audio/mpeg', ['mp3']),
  ogg: inline('ogg', 'audio/ogg', ['ogg', 'oga', 'ogv', 'opus', 'spx']),
  m4a: inline('m4a', 'audio/mp4', ['m4a', 'mp4', 'm4b']),
  pdf: download('pdf', 'application/pdf', ['pdf']),
  doc: download('doc', 'application/msword', OLD_OFFICE),
  xls: download('xls', 'application/vnd.ms-excel', OLD_OFFICE),
  ppt: download('ppt', 'application/vnd.ms-powerpoint', OLD_OFFICE),
  docx: download('docx', `${OFFICE}.wordprocessingml.document`, ['docx', 'zip']),
  xlsx: download('xlsx', `${OFFICE}.spreadsheetml.sheet`, ['xlsx', 'zip']),
  pptx: download('pptx', `${OFFICE}.presentationml.presentation`, ['pptx', 'zip']),
  txt: download('txt', 'text/plain; charset=utf-8', []),
  csv: download('csv', 'text/csv; charset=utf-8', []),
  zip: download('zip', 'application/zip', ['zip']),
  rar: download('rar', 'application/vnd.rar', ['rar']),
  '7z': download('7z', 'application/x-7z-compressed', ['7z']),
};

/** Undefined for an extension that isn't supported. */
export const fileKind = (extension: string): FileKind | undefined =>
  Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined;

/** A type that the owner allows: bytes to download. */
const otherKind = (extension: string): FileKind =>
  download(extension, 'application/octet-stream', null);

/** The kind of a detected type. Undefined if none, or several, have it. */
export function kindOfContent(detected: string | undefined): FileKind | undefined {
  if (detected === undefined) return undefined;
  const matching = new Set(
    Object.values(KINDS).filter(({ signatures }) => signatures?.includes(detected)),
  );
  const same = fileKind(detected);
  if (same && matching.has(same)) return same;
  const [first, ...others] = matching;
  return others.length === 0 ? first : undefined;
}

export const anyKind = (extension: string): FileKind => fileKind(extension) ?? otherKind(extension);

export const kindOfKey = (file_key: string): FileKind =>
  anyKind(file_key.slice(file_key.lastIndexOf('.') + 1));
