import { describe, expect, test } from 'vitest';
import { emptyHeader } from '../../testing/documents.ts';
import { DATABASES, testFolder } from '../../testing/stores.ts';
import { openDataFolder } from '../folders/data-folder.ts';
import { createRecord } from '../records/records.ts';
import type { Change } from './changes.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const create = async (store: Store) =>
  store.transaction(async (tx) => (await createRecord(tx, 'section', emptyHeader)).id);

describe.each(DATABASES)('changes on %s', async (kind) => {
  const { path, config } = await testFolder(kind);
  const ports = {
    clock: Date.now,
    onError: (error: unknown) => {
      throw error;
    },
  };
  const open = () => openStore(config, openDataFolder(path), ports);

  test('catchUp reports each change of another store once', async () => {
    const [here, there] = [await open(), await open()];
    const received: Change[] = [];
    there.changes.subscribe((changes) => {
      received.push(...changes);
    });
    await Promise.all([here.changes.catchUp(), there.changes.catchUp()]);
    const ids: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      ids.push(await create(here));
      expect(there.changes.isCurrent()).toBe(false);
      await Promise.all([there.changes.catchUp(), there.changes.catchUp()]);
      expect(received.map(({ id }) => id)).toEqual(ids);
      ids.push(await create(there));
      await there.changes.catchUp();
      expect(received.map(({ id }) => id)).toEqual(ids);
    }
    await Promise.all([here.close(), there.close()]);
  });

  test('a call during catchUp also sees later changes', async () => {
    const [here, there] = [await open(), await open()];
    const received = new Set<number>();
    there.changes.subscribe((changes) => {
      for (const { id } of changes) received.add(id);
    });
    await there.changes.catchUp();
    for (let round = 0; round < 20; round += 1) {
      const early = there.changes.catchUp();
      const id = await create(here);
      await there.changes.catchUp();
      expect(received.has(id)).toBe(true);
      await early;
    }
    await Promise.all([here.close(), there.close()]);
  });

  test('changes since a position are available after a restart', async () => {
    const before = await open();
    await before.changes.catchUp();
    await create(before);
    await before.changes.catchUp();
    const position = before.changes.position();
    const id = await create(before);
    await before.close();
    const after = await open();
    expect((await after.changes.since(position)).map((change) => change.id)).toEqual([id]);
    await after.close();
  });
});
