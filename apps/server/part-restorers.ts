import type { AppContext } from './app-context.ts';
import type { PartRestorers } from './features/backups/restore-part.ts';
import { restoreMenu } from './features/menus/restore-menu.ts';
import { restorePage } from './features/pages/restore-page.ts';
import { restorePopup } from './features/popups/restore-popup.ts';
import { restorePost } from './features/posts/restore-post.ts';

/** How one record of a backup is put back into the site. */
export const createPartRestorers = ({
  documents,
}: Pick<AppContext, 'documents'>): PartRestorers => ({
  page: (tx, former) => restorePage(tx, { ...former, documents }),
  post: (tx, former) => restorePost(tx, { ...former, documents }),
  popup: (tx, former) => restorePopup(tx, { ...former, documents }),
  menu: restoreMenu,
});
