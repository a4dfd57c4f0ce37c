import { describe, expect, test } from 'vitest';
import type { Store } from '../../storage/database/store.ts';
import { createRecord } from '../../storage/records/records.ts';
import { emptyHeader } from '../../testing/documents.ts';
import { SERVICE_DATABASES, testFolder, testStore } from '../../testing/stores.ts';
import { createResponseCache } from './response-cache.ts';
import { prepareResponse } from './site-response.ts';
import { createWarmStart } from './warm-start.ts';

const create = (store: Store) =>
  store.transaction(async (tx) => (await createRecord(tx, 'section', emptyHeader)).id);

describe.each(SERVICE_DATABASES)('cached responses after a restart on %s', async (kind) => {
  const store = await testStore(kind);
  const { path: folder } = await testFolder('sqlite');
  const open = (build = 'one', from = store) => {
    const cache = createResponseCache({ limit: 1_000_000, clock: Date.now });
    return { cache, ...createWarmStart({ store: from, cache, folder, build }) };
  };
  const keys = ({ cache }: ReturnType<typeof open>) =>
    [...cache.entries()].map(({ key }) => key).sort();
  const content = { status: 200, headers: { 'content-type': 'text/html' }, body: 'x'.repeat(999) };

  const id = await create(store);
  await store.changes.catchUp();
  const before = open();
  const made = await before.cache.getOrRender('/touched/', async ({ tag }) => {
    tag(`section:${id + 1}`);
    return prepareResponse(content);
  });
  await before.cache.getOrRender('/no-header/', async ({ tag }) => {
    tag('section:header');
    return prepareResponse(content);
  });
  await before.cache.getOrRender('/same/', async ({ tag }) => {
    tag('section:footer');
    return prepareResponse(content);
  });
  await before.save();

  test('are restored byte for byte', async () => {
    const after = open();
    await after.load();
    expect(keys(after)).toEqual(['/no-header/', '/same/', '/touched/']);
    expect(after.cache.find('/touched/')).toEqual(made);
  });

  test('are dropped after another build or with another database', async () => {
    const built = open('two');
    await built.load();
    const elsewhere = await testStore(kind);
    await create(elsewhere);
    const moved = open('one', elsewhere);
    await moved.load();
    expect([keys(built), keys(moved)]).toEqual([[], []]);
  });

  test('exclude those that have changed or had no header', async () => {
    expect(await create(store)).toBe(id + 1);
    const after = open();
    await after.load();
    expect(keys(after)).toEqual(['/same/']);
  });
});
