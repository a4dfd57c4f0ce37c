import type { PopupRecord } from '@plinth/contract';
import type { EditedOwner } from '@plinth/editor';
import type { EditedKind } from '../../../document-editor/edited-kind.ts';
import { MISSING_POPUP } from '../../../popups/missing-popup.ts';
import { client } from '../../../rpc/client.ts';

/** What the editor shows of a popup. Popups have no status: they're shown where something opens them. */
const editedPopup = ({ id, name, full_url, properties }: PopupRecord): EditedOwner => ({
  ...{ kind: 'popup', id, name, status: 'publish', published_at: null, service: null },
  liveUrl: full_url,
  popup: properties,
});

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
  Settings: null,
  queryKey: ['PopupsService'],
};
