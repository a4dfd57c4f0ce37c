import { lazyComponent } from '@plinth/ui';
import type { EditedKind } from '../../../document-editor/edited-kind.ts';
import { MISSING_PAGE } from '../../../pages/missing-page.ts';
import { PAGES_KEY } from '../../../pages/use-pages.ts';
import { client } from '../../../rpc/client.ts';
import { editedPage } from './edited-page.ts';
import { ownSection } from './own-section.ts';

/** Opens pages in the editor. */
export const pageKind: EditedKind = {
  kind: 'page',
  pageType: 'page',
  service: client.PagesService,
  open: async (id) => {
    const { page, ...design } = await client.PagesService.getDesign({ id });
    const { header_id, footer_id } = page;
    return { owner: editedPage(page), design, header_id, footer_id };
  },
  readOwner: async (id) => editedPage(await client.PagesService.get({ id })),
  ownSection,
  publish: async (id) => {
    const { revision } = await client.PagesService.get({ id });
    const item = { id, status: 'publish' } as const;
    return (await client.PagesService.save({ item, revision })).full_url;
  },
  missing: MISSING_PAGE,
  list: '/pages/',
  settings: (id) => `/pages/${id}/settings/`,
  Settings: lazyComponent(
    async () => (await import('./edited-page-settings.tsx')).EditedPageSettings,
  ),
  queryKey: PAGES_KEY,
};
