import type { PageTreeItem } from '@plinth/contract';
import type { PageChoice } from '@plinth/editor';
import { client } from '../../rpc/client.ts';

/** The page tree in display order, each page with its parent. */
const choicesOf = (
  items: readonly PageTreeItem[],
  parent: number | null = null,
): readonly PageChoice[] =>
  items.flatMap(({ id, name, url, status, is_home, service, children }) => [
    { id, name, detail: `/${url}`, status, isHome: is_home, service, parent },
    ...choicesOf(children, id),
  ]);

/** All pages of the site, in the order of the page tree. */
export const pageChoices = async (): Promise<readonly PageChoice[]> =>
  choicesOf((await client.PagesService.getTree({})).items);
