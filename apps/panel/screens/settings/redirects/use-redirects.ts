import type { RedirectRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useState } from 'react';
import { useRecordActions } from '../../../data/use-records.ts';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';
import { createMoves } from './moves.ts';

type List = { readonly items: readonly RedirectRecord[]; readonly total: number };

export type RedirectActions = {
  readonly changed: () => Promise<void>;
  readonly duplicate: (redirect: RedirectRecord) => Promise<void>;
  readonly remove: (redirect: RedirectRecord) => Promise<void>;
  readonly mayMove: (redirect: RedirectRecord, step: -1 | 1) => boolean;
  readonly move: (redirect: RedirectRecord, step: -1 | 1) => void;
  /** Moves a redirect to a position in the whole list, from 0. */
  readonly moveTo: (redirect: RedirectRecord, position: number) => Promise<void>;
};

/** Actions on the redirects of a list page. `start` is the position of its first row. */
export const useRedirectActions = ({ items, total }: List, start: number): RedirectActions => {
  const t = useT();
  const attempt = useAttempt();
  const { changed, duplicate, remove } = useRecordActions('RedirectsService');
  const placeOf = ({ id }: RedirectRecord) => start + items.findIndex((item) => item.id === id);

  const [moveBy] = useState(createMoves);
  const store = async (id: number, position: number) => {
    const isDone = await attempt(() => client.RedirectsService.reorder({ id, position }), {
      failed: 'COMMON.MESSAGES.UPDATE_ERROR',
    });
    const name = items.find((item) => item.id === id)?.old_url ?? '';
    if (isDone)
      announce(t('MODULE.REDIRECTS.MOVED', { name, position: position + 1, count: total }));
    return isDone;
  };
  const named = ({ id, old_url }: RedirectRecord) => ({ id, name: old_url });
  return {
    changed,
    moveTo: async ({ id }, position) => {
      await store(id, position);
      await changed();
    },
    duplicate: (redirect) => duplicate(named(redirect)),
    remove: async (redirect) => {
      await remove([named(redirect)], {
        title: t('MODULE.REDIRECTS.DELETE_TITLE', { name: redirect.old_url }),
        text: t('MODULE.REDIRECTS.DELETE_TEXT'),
      });
    },
    mayMove: (redirect, step) => {
      const place = placeOf(redirect) + step;
      return place >= 0 && place < total;
    },
    move: ({ id }, step) =>
      moveBy({ rows: items, start, total, store, refresh: changed }, id, step),
  };
};
