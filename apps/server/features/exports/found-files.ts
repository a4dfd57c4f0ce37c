/** Paths of the site's files in a text: uploads, and what the product makes. */
const FILE =
  /\/(?:uploads\/[0-9a-f]{2}\/[0-9a-f]{32}(?:-[a-z0-9]{1,16})?\.[a-z0-9]{1,10}|assets\/[\w./-]*[\w-]\.[a-z0-9]{2,5}|share\/[a-z_]+-[1-9]\d{0,9}\.png)(?![\w-])/g;

/** Files that a page, a style sheet, or a feed names. */
export const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(FILE)].map(([path]) => path).filter((path) => !path.includes('..'));

export const UPLOADS_PREFIX = '/uploads/';
