import { MAX_CONTENT_SEARCH } from '@plinth/contract';
import type { ContentPort } from '@plinth/editor';
import { useMemo } from 'react';
import { contentPath } from '../../links/content-path.ts';
import { useGo } from '../../router/links.tsx';
import { client } from '../../rpc/client.ts';

/** All content of the site, in one search. */
export function useContentPort(): ContentPort {
  const go = useGo();
  return useMemo(
    () => ({
      find: async (search) =>
        (await client.SearchService.find({ search: search.slice(0, MAX_CONTENT_SEARCH) })).items,
      open: (found) => go(contentPath(found)),
    }),
    [go],
  );
}
