import type { PagesPort } from '@plinth/editor';
import { useMemo } from 'react';
import { useNewPage } from '../../pages/use-new-page.tsx';
import { useGo } from '../../router/links.tsx';
import { pageChoices } from './page-choices.ts';

/** The site's pages. Render `newPageDialog` somewhere. */
export function usePagesPort() {
  const go = useGo();
  const { newPage, dialog: newPageDialog } = useNewPage();
  const pages = useMemo<PagesPort>(
    () => ({
      list: pageChoices,
      create: async () => (await newPage())?.id ?? null,
      open: (id) => go(`/pages/${id}/design/`),
    }),
    [go, newPage],
  );
  return { pages, newPageDialog };
}
