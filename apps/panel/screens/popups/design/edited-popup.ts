import type { PopupRecord } from '@plinth/contract';
import type { EditedOwner } from '@plinth/editor';

/** What the editor shows of a popup. Popups have no status: they're shown where something opens them. */
export const editedPopup = ({ id, name, full_url, properties }: PopupRecord): EditedOwner => ({
  ...{ kind: 'popup', id, name, status: 'publish', published_at: null, service: null },
  liveUrl: full_url,
  popup: properties,
});
