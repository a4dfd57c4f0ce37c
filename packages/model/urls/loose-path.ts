/** Paths as people and other systems spell them. */

/** The path without percent escapes, in composed letters. As it is if it can't be decoded. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path.normalize('NFC');
  }
}

const INDEX_FILE = /^(?:index|default)\.(?:[sx]?html?|php\d?|aspx?|jspx?|cfm|cgi)$/;

/** A path as `loosePath` spells it, but with its capitals. */
export function looseWithCapitals(path: string): string {
  const segments = decodePath(path)
    .split('/')
    .filter((segment) => segment !== '');
  const last = segments.length - 1;
  const named = segments.filter(
    (segment, at) => !((at === 0 || at === last) && INDEX_FILE.test(segment.toLowerCase())),
  );
  return `/${named.join('/')}`;
}

/**
 * One spelling for all those of a path: in lower case, decoded, without doubled slashes, a slash at
 * the end, and the index file of a web server. Only paths that lead nowhere are compared by it.
 */
export const loosePath = (path: string): string => looseWithCapitals(path).toLowerCase();
