/** Characters that a quoted header value can't contain. */
const UNSAFE = /[^\x20-\x7e]|["\\%]/g;

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** A `Content-Disposition` value that saves a file under any Unicode name (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replace(UNSAFE, '_');
  const extended = plain === name ? '' : `; filename*=UTF-8''${encoded(name)}`;
  return `attachment; filename="${plain}"${extended}`;
}
