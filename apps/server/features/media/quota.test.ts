import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('the space for all files on %s', async (kind) => {
  const server = await testServer(kind);
  const owner = await server.owner();
  const { MediaService: media, SettingsService: settings } = owner.client;

  test('is counted, and ends uploads and replacements that don’t fit', async () => {
    const before = (await media.getLimits()).used_size;
    const text = new File(['x'.repeat(700 * 1024)], 'log.txt');
    const added = await media.upload({}, text);
    expect((await media.getLimits()).used_size).toBe(before + 700 * 1024);

    const { revision, values } = await settings.get({ group: 'uploads' });
    const megabytes = Math.ceil((before + 700 * 1024) / 1024 ** 2);
    const saved = { ...values, max_total_size: megabytes };
    await settings.save({ group: 'uploads', values: saved, revision });
    expect((await media.getLimits()).total_max_size).toBe(megabytes * 1024);

    const full = { code: 507, message: 'MODULE.MEDIA_LIBRARY.QUOTA_FULL' };
    const large = new File(['y'.repeat(1200 * 1024)], 'large.txt');
    await expect(media.upload({}, large)).rejects.toMatchObject(full);
    const { id } = added;
    await expect(media.replace({ id, revision: added.revision }, large)).rejects.toMatchObject(
      full,
    );
    const start = (more: object) =>
      media.startUpload({ name: 'large.txt', size: large.size, ...more });
    await expect(start({})).rejects.toMatchObject(full);
    const smallest = await media.upload({}, new File(['a'], 'small.txt'));
    await expect(start({ replaces: smallest.id })).rejects.toMatchObject(full);
    await media.delete({ ids: [smallest.id] });
    const fitting = { size: 900 * 1024, replaces: id };
    await expect(start(fitting)).resolves.toMatchObject({ offset: 0 });
    expect((await media.getList({})).items.map(({ name }) => name)).not.toContain('large.txt');
    const smaller = new File(['z'], 'log.txt');
    const replaced = await media.replace({ id, revision: added.revision }, smaller);
    expect(replaced.size).toBe(1);
    expect((await media.getLimits()).used_size).toBe(before + 1);
  });
});
