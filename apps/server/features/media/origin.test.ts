import { describe, expect, test } from 'vitest';
import { sampleImage } from '../../testing/sample-image.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { uploader } from '../../testing/upload-file.ts';

describe.each(SERVICE_DATABASES)('the library on %s', async (kind) => {
  const server = await testServer(kind);
  const browser = await server.owner();
  const { BlocksService: blocks, MediaService: media } = browser.client;

  test('lists own files before samples, or only one of them', async () => {
    const own = await uploader(browser)(await sampleImage(40, 30).png().toBuffer(), 'own.png');
    await blocks.take({ id: 'gal-grid3' });
    const sort = { sort: 'created', direction: 'desc' } as const;
    const { items, total } = await media.getList(sort);
    expect(total).toBeGreaterThan(1);
    expect(items[0]?.id).toBe(own.id);

    const yours = await media.getList({ ...sort, origin: 'own' });
    expect(yours.items.map(({ id }) => id)).toEqual([own.id]);
    const samples = await media.getList({ ...sort, origin: 'sample' });
    expect(samples.total).toBe(total - 1);
  });
});
