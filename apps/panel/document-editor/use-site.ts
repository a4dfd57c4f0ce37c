import type { EditedSection, PageContext } from '@plinth/editor';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { Owner } from '@plinth/model';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { cacheFile, openPageData, panelSite, type ShownFile } from '../data/page-data.ts';
import { client } from '../rpc/client.ts';

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
  return { site, isReady: loaded.isReady, keep };
}
