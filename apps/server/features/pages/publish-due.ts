import { nextStatus } from '@plinth/model';
import { systemActor } from '../../storage/database/actor.ts';
import type { Store } from '../../storage/database/store.ts';
import { changeRecord, findRecord } from '../../storage/records/records.ts';

/** Publishes a scheduled page. Checks the schedule again first, because it may have changed. */
export const createPublishDue =
  ({ store }: { store: Store }) =>
  async ({ id }: { readonly id: number }): Promise<void> => {
    await store.transaction(async (tx) => {
      const page = await findRecord(tx.db, 'page', id);
      if (!page) return;
      const status = nextStatus(page, new Date(tx.now).toISOString());
      if (status === page.status) return;
      await changeRecord(tx, 'page', { id, revision: page.revision, fields: { status } });
    }, systemActor('publish_page'));
  };
