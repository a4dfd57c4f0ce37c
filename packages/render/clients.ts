import { CLIENTS } from '@plinth/widgets';

/**
 * The scripts that a page needs, sorted. A client named `x` acts on elements with the attribute
 * `data-x`, which views print only where there is something to do; without one, the page has no script.
 */
export const usedClients = (html: string): readonly string[] =>
  Object.keys(CLIENTS)
    .filter((name) => html.includes(` data-${name.replaceAll('_', '-')}=`))
    .sort();
