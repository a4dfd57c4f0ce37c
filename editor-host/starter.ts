import { readFileSync } from 'node:fs';
import type { Tree } from '../e2e/support/own-page.ts';
import { root } from '../scripts/lib/root.ts';

/** A reference to a record of the theme, which has other ids on every site. */
const REFERENCE = /"@(?:media|page|menu)\/[^"]+"/g;

/** A section of the theme that new sites have. `prefix` keeps its ids apart from those of others. */
function sectionOf(path: string, prefix: string): Tree {
  const stored = readFileSync(`${root}themes/harbor/${path}.json`, 'utf8');
  const named = stored.replace(/"id": "(\w+)"/g, `"id": "${prefix}$1"`);
  return JSON.parse(named.replace(REFERENCE, '1'));
}

/** A page of the theme that new sites have, with its header and footer. */
export const starterPage = (name: string) => ({
  content: sectionOf(`pages/${name}`, 'c-').children,
  header: sectionOf('sections/header', 'h-'),
  footer: sectionOf('sections/footer', 'f-'),
});
