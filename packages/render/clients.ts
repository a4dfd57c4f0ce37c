import { CLIENTS } from '@plinth/widgets';

/**
 * Names of the scripts that a page needs, sorted. The script `x` handles elements with the
 * attribute `data-x`, which views render only where it's needed.
 */
export const usedClients = (html: string): readonly string[] =>
  Object.keys(CLIENTS)
    .filter((name) => html.includes(` data-${name.replaceAll('_', '-')}=`))
    .sort();
