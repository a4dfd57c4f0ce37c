import { describe, expect, test } from 'vitest';
import { storeMedia } from '../../testing/media.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('alt texts on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const media = client.MediaService;
  const missingOf = async (ids: readonly number[]) => {
    const { items } = await media.getList({ type: 'images', lacks_alt: true, count: 100 });
    return ids.filter((id) => items.some((item) => item.id === id));
  };

  test('are saved together, and only files without one are listed', async () => {
    const { store } = server.context;
    const [quay, boat] = [await storeMedia(store, 'images'), await storeMedia(store, 'images')];
    expect(await missingOf([quay, boat])).toEqual([quay, boat]);
    const items = [
      { id: quay, revision: 1, alt: ' The quay ' },
      { id: boat, revision: 1, alt: '' },
    ];
    expect(await media.describe({ items })).toEqual({ described: 1 });
    expect(await missingOf([quay, boat])).toEqual([boat]);
    expect(await media.get({ id: quay })).toMatchObject({ alt: 'The quay', revision: 2 });
  });

  test('are all refused if one is of a file that has changed, is gone, or is no image', async () => {
    const { store } = server.context;
    const [good, stale] = [await storeMedia(store, 'images'), await storeMedia(store, 'images')];
    const video = await storeMedia(store, 'video');
    await media.save({ item: { id: stale, title: 'Changed' }, revision: 1 });
    const describeWith = (id: number, alt = 'New') =>
      media.describe({
        items: [
          { id: good, revision: 1, alt: 'Good' },
          { id, revision: 1, alt },
        ],
      });
    await expect(describeWith(stale)).rejects.toMatchObject({ code: 409 });
    for (const id of [video, 9999]) {
      await expect(describeWith(id)).rejects.toMatchObject({
        data: { errors: { 'items.1.id': ['valueInvalid'] } },
      });
    }
    await expect(describeWith(good, 'x'.repeat(1001))).rejects.toMatchObject({
      data: { errors: { 'items.1.alt': ['stringLengthTooLong'] } },
    });
    await expect(media.describe({ items: [] })).rejects.toMatchObject({ code: 400 });
    expect(await media.get({ id: good })).toMatchObject({ alt: '', revision: 1 });
  });
});
