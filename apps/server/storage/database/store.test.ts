import { describe, expect, test } from 'vitest';
import { emptyHeader } from '../../testing/documents.ts';
import { DATABASES, testStore } from '../../testing/stores.ts';
import { StoreUnavailable } from '../errors.ts';
import { auditHash } from '../records/audit.ts';
import { changeRecord, createRecord, deleteRecord, getRecord } from '../records/records.ts';

const section = { ...emptyHeader, is_sticky_footer: true };

describe.each(DATABASES)('records on %s', async (kind) => {
  const store = await testStore(kind);
  const create = () => store.transaction((tx) => createRecord(tx, 'section', section));

  test('a record is read as stored, including flags, times, and documents', async () => {
    const created = await create();
    expect(created).toMatchObject({ ...section, revision: 1 });
    expect(created.created).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await getRecord(store.read, 'section', created.id)).toEqual(created);
  });

  test('of 100 concurrent saves of one record exactly one wins each revision', async () => {
    const { id } = await create();
    const wins: number[] = [];
    const save = async (name: string): Promise<void> => {
      for (;;) {
        const { revision } = await getRecord(store.read, 'section', id);
        try {
          const saved = await store.transaction((tx) =>
            changeRecord(tx, 'section', { id, revision, fields: { name } }),
          );
          wins.push(saved.revision);
          return;
        } catch (error) {
          expect(error).toMatchObject({ type: 'CONFLICT' });
        }
      }
    };
    await Promise.all(Array.from({ length: 100 }, (_, index) => save(`Save ${index}`)));
    expect(wins.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 2));
    const history = await store.read
      .selectFrom('history')
      .select('revision')
      .where('record_id', '=', id)
      .orderBy('revision')
      .execute();
    expect(history.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 101 }, (_, index) => index + 1),
    );
  });

  test('of 100 saves with the same revision one wins', async () => {
    const { id } = await create();
    const saves = Array.from({ length: 100 }, (_, index) =>
      store.transaction((tx) =>
        changeRecord(tx, 'section', { id, revision: 1, fields: { name: `Save ${index}` } }),
      ),
    );
    const results = await Promise.allSettled(saves);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ type: 'CONFLICT', data: { revision: 2 } });
  });

  test('a failed transaction stores nothing', async () => {
    const { id } = await create();
    const failing = store.transaction(async (tx) => {
      await changeRecord(tx, 'section', { id, revision: 1, fields: { name: 'Half' } });
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect(await getRecord(store.read, 'section', id)).toMatchObject({
      name: 'Header',
      revision: 1,
    });
  });

  test('listeners are notified before the save resolves', async () => {
    const received: unknown[] = [];
    const stop = store.changes.subscribe((changes) => {
      received.push(...changes.map(({ record, id }) => `${record} ${id}`));
    });
    const { id } = await create();
    expect(received).toEqual([`section ${id}`]);
    await store.transaction((tx) => deleteRecord(tx, 'section', id));
    expect(received).toEqual([`section ${id}`, `section ${id}`]);
    stop();
  });

  test('the audit log is a hash chain that detects changed rows', async () => {
    await create();
    const rows = await store.read.selectFrom('audit').selectAll().orderBy('id').execute();
    const broken = rows.filter(
      (row, index) =>
        row.hash !== auditHash(row) || row.previous_hash !== (rows[index - 1]?.hash ?? ''),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(broken).toEqual([]);
    const [first] = rows;
    expect(first && auditHash({ ...first, ip: '10.0.0.1' })).not.toBe(first?.hash);
  });

  test('text with a NUL character is rejected', async () => {
    const save = store.transaction((tx) =>
      createRecord(tx, 'section', { ...section, name: 'a\u0000b' }),
    );
    await expect(save).rejects.toThrow();
  });
});

test('an unreachable database is unavailable, not an internal error', async () => {
  const { openDatabase } = await import('./store.ts');
  const store = openDatabase(
    { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' },
    { clock: Date.now, onError: () => undefined },
  );
  await expect(store.transaction(async () => true)).rejects.toBeInstanceOf(StoreUnavailable);
  await store.close();
});
