import { expect, test } from 'vitest';
import { storeMedia } from '../../testing/media.ts';
import { sampleDocument, savePage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { DATABASES } from '../../testing/stores.ts';

test.each(DATABASES)('lists the files that nothing uses, on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { MediaService: media, PagesService: pages } = client;
  const ids: number[] = [];
  for (let at = 0; at < 5; at += 1) ids.push(await storeMedia(server.context.store, 'images'));
  const [shown = 0, linked = 0, favicon = 0, shared = 0, unused = 0] = ids;
  const listed = async () => {
    const { items, total } = await media.getList({ is_unused: true, count: 100 });
    expect(total).toBe(items.length);
    return items.map(({ id }) => id).filter((id) => ids.includes(id));
  };
  expect((await listed()).sort((a, b) => a - b)).toEqual(ids);

  const image = { widget: 'image', properties: { image_id: shown } };
  const page = await savePage(client, { name: 'Quay' }, '<p>Words</p>');
  const design = (document: object) => async () => {
    const { revision } = await pages.getDesign({ id: page.id });
    const sections = { content: document as ReturnType<typeof sampleDocument> };
    await pages.saveDesign({ id: page.id, sections, revision });
  };
  await design(sampleDocument(image))();
  const { revision } = await pages.get({ id: page.id });
  await pages.save({ item: { id: page.id, share_image_id: shared }, revision });
  await client.MenusService.save({
    item: {
      name: 'Main',
      items: [
        {
          ...{ id: 'a', label: 'Plan', is_draft: false, children: [] },
          link: { action: 'file', file_id: linked },
        },
      ],
    },
  });
  await client.SettingsService.save({ group: 'general', values: { favicon_id: favicon } });
  expect(await listed()).toEqual([unused]);

  await design(sampleDocument())();
  expect((await listed()).sort((a, b) => a - b)).toEqual([shown, unused]);
  await pages.delete({ ids: [page.id] });
  expect((await listed()).sort((a, b) => a - b)).toEqual([shown, shared, unused]);
});
