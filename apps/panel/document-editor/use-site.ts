import type { PageTreeItem } from '@plinth/contract';
import type { Choice, EditedSection, PageChoice, PageContext } from '@plinth/editor';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { Owner } from '@plinth/model';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { cacheFile, openPageData, panelSite, type ShownFile } from '../data/page-data.ts';
import { client } from '../rpc/client.ts';

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

/** Site context for the views of a document. */
export function useSite({ kind, id }: Owner, sections: readonly EditedSection[]) {
  const queries = useQueryClient();
  const [page] = useState<PageContext>({ owner: { kind, id } });
  const [data] = useState(() => {
    const trees = sections.map(({ tree }) => tree);
    return openPageData({ queries, client, page, trees });
  });
  const loaded = useSyncExternalStore(data.subscribe, data.state);
  const t = useT();
  const site = useMemo(
    () =>
      panelSite(loaded, page, {
        factLabel: (name) => t(`MODULE.FACTS.${keyPart(name)}`),
        statusLabel: (status) => t(`MODULE.PAGES.STATUS.${keyPart(status)}`),
      }),
    [loaded, page, t],
  );
  const keep = useCallback((file: ShownFile) => cacheFile(queries, file), [queries]);
  const menuChoices = useCallback(async (): Promise<readonly Choice[]> => {
    const { items } = await client.MenusService.getList({ count: 200 });
    return items.map(({ id, name }) => ({ id, name }));
  }, []);
  return { site, isReady: loaded.isReady, keep, menuChoices };
}
