/** What is not plain text in a quoted header value. */
const UNSAFE = /[^\x20-\x7e]|["\\%]/g;

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** `Content-Disposition` that saves a file under a name of any letters (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replace(UNSAFE, '_');
  const extended = plain === name ? '' : `; filename*=UTF-8''${encoded(name)}`;
  return `attachment; filename="${plain}"${extended}`;
}
