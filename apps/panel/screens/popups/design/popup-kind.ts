import { lazyComponent } from '@plinth/ui';
import type { EditedKind } from '../../../document-editor/edited-kind.ts';
import { MISSING_POPUP } from '../../../popups/missing-popup.ts';
import { client } from '../../../rpc/client.ts';
import { editedPopup } from './edited-popup.ts';

/** Opens popups in the editor. */
export const popupKind: EditedKind = {
  kind: 'popup',
  pageType: 'popup',
  service: client.PopupsService,
  open: async (id) => {
    const { popup, ...design } = await client.PopupsService.getDesign({ id });
    return { owner: editedPopup(popup), design, header_id: null, footer_id: null };
  },
  readOwner: async (id) => editedPopup(await client.PopupsService.get({ id })),
  ownSection: null,
  publish: async (id) => (await client.PopupsService.get({ id })).full_url,
  missing: MISSING_POPUP,
  list: '/popups/',
  settings: (id) => `/popups/${id}/settings/`,
  Settings: lazyComponent(
    async () => (await import('./edited-popup-settings.tsx')).EditedPopupSettings,
  ),
  queryKey: ['PopupsService'],
};
