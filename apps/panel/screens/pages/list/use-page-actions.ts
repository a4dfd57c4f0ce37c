import { useT } from '@plinth/i18n/react';
import { announce, toast, useConfirmDelete } from '@plinth/ui';
import { useDeletionText } from '../../../links/deletion-text.tsx';
import type { OfferTarget } from '../../../links/use-offer-target.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { isReachable } from '../../../pages/is-reachable.ts';
import { PAGE_DEPTH, type PageNode, pageTree, positionAmongAll } from '../../../pages/page-tree.ts';
import { useOfferRedirects } from '../../../pages/use-offer-redirects.ts';
import { usePages, usePagesChanged } from '../../../pages/use-pages.ts';
import { client } from '../../../rpc/client.ts';
import { isBelow, type TreePlace, type TreeRow, treeRows } from '../../../tree/flat-tree.ts';
import { placeAfter, type TreeMove } from '../../../tree/tree-moves.ts';

/** Of the news that a page has another URL slug. */
const DURATION_MS = 20_000;

export type PageActions = {
  readonly duplicate: (page: PageNode) => Promise<void>;
  readonly setHome: (page: PageNode) => Promise<void>;
  readonly remove: (page: PageNode) => Promise<void>;
  readonly mayMove: (id: number, move: TreeMove) => boolean;
  readonly move: (id: number, move: TreeMove) => Promise<void>;
  readonly moveTo: (id: number, place: TreePlace) => Promise<void>;
};

/** Actions on pages in the list; each shows a toast and refreshes the list. */
export const usePageActions = (
  rows: readonly TreeRow<PageNode>[],
  offerTarget: OfferTarget,
): PageActions => {
  const t = useT();
  const changed = usePagesChanged();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  const deletionText = useDeletionText();
  const pages = usePages();
  const offerRedirects = useOfferRedirects();
  const before = (id: number) => pages.data?.find((page) => page.id === id);
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.item.name ?? '';

  const moveTo = async (id: number, { parentId, position }: TreePlace) => {
    const parent_id = parentId === null ? null : Number(parentId);
    const place = { parentId: parent_id, position };
    const former = before(id);
    const move = async () => {
      const after = await client.PagesService.move({
        ...{ id, parent_id },
        position: positionAmongAll(pages.data ?? [], id, place),
      });
      if (former && former.url !== after.url)
        toast(
          t('MODULE.PAGES.MOVED_SLUG', { former: former.url, name: after.name, url: after.url }),
          { kind: 'info', duration: DURATION_MS },
        );
      offerRedirects(former, after);
    };
    const worked = await attempt(move, { failed: 'MODULE.PAGES.MOVE_ERROR' });
    await changed();
    if (!worked) return;
    const moved = { name: nameOf(id), position: position + 1 };
    if (parentId === null) announce(t('MODULE.PAGES.MOVED_TOP', moved));
    else announce(t('MODULE.PAGES.MOVED', { ...moved, parent: nameOf(Number(parentId)) }));
  };

  const remove = async (page: PageNode) => {
    // Includes child pages that the current filter hides: they are deleted, too.
    const all = treeRows(pageTree(pages.data ?? []));
    const below = all.filter((row) => isBelow(all, row.id, page.id)).map(({ item }) => item);
    const deleted = [page, ...below];
    const ids = deleted.map(({ id }) => id);
    const consequences = [
      t('MODULE.PAGES.DELETE_TEXT'),
      ...(below.length > 0 ? [t('MODULE.PAGES.DELETE_BELOW', { count: below.length })] : []),
    ];
    const isConfirmed = await confirmDelete({
      title: t('MODULE.PAGES.DELETE_TITLE', { name: page.name }),
      text: await deletionText(consequences.join(' '), 'page', ids),
    });
    if (!isConfirmed) return;
    const isDone = await attempt(() => client.PagesService.delete({ ids }), {
      done: t('COMMON.MESSAGES.DELETE_SUCCESS', { name: page.name }),
      failed: 'COMMON.MESSAGES.NOT_DELETED',
      name: page.name,
    });
    await changed();
    if (isDone) offerTarget(deleted.filter(isReachable).map(({ full_url }) => full_url));
  };

  return {
    remove,
    moveTo,
    duplicate: async (page) => {
      await attempt(() => client.PagesService.duplicate({ id: page.id }), {
        done: t('COMMON.MESSAGES.DUPLICATE_SUCCESS', { name: page.name }),
        failed: 'COMMON.MESSAGES.NOT_DUPLICATED',
        name: page.name,
      });
      await changed();
    },
    setHome: async (page) => {
      const former = before(page.id);
      const setHome = async () =>
        offerRedirects(former, await client.PagesService.setHome({ id: page.id }));
      await attempt(setHome, {
        done: t('MODULE.PAGES.HOME_SET', { name: page.name }),
        failed: 'COMMON.MESSAGES.NOT_SAVED',
        name: page.name,
      });
      await changed();
    },
    mayMove: (id, move) => placeAfter(rows, id, { move, maxDepth: PAGE_DEPTH }) !== null,
    move: async (id, move) => {
      const place = placeAfter(rows, id, { move, maxDepth: PAGE_DEPTH });
      if (place) await moveTo(id, place);
    },
  };
};
