import { describe, expect, test } from 'vitest';
import { node, textDocument } from '../../testing/documents.ts';
import { emptyPage, sampleDocument } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('earlier designs of pages on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PagesService: pages } = client;
  // Posts begin with it.
  await client.StylesService.save({ item: { name: 'Heading 1', type: 'text' } });
  const content = textDocument('<p>Content</p>');

  test('saving only the header creates a page revision that is listed, counted, and restorable', async () => {
    const { id, design } = await emptyPage(client, 'By its header');
    const mine = await pages.saveDesign({
      id,
      sections: { header: textDocument('<p>Header</p>'), content },
      revision: design.revision,
    });
    const before = mine.sections.header;
    const changed = textDocument('<p>Header, changed alone</p>');
    const { revision, revisions } = await pages.saveDesign({
      id,
      sections: { header: changed },
      revision: mine.revision,
      revisions: mine.revisions,
    });
    expect(revision).toBe(mine.revision + 1);
    expect(revisions.header).toBe((mine.revisions.header ?? 0) + 1);
    const { items } = await pages.getRevisions({ id });
    expect(items.slice(0, 2)).toMatchObject([
      { revision, is_current: true, shared: ['header'], changes: { changed: 1 } },
      { revision: mine.revision, shared: [] },
    ]);
    const at = async (old: number) => (await pages.getRevision({ id, revision: old })).sections;
    expect((await at(revision)).header).toEqual(changed);
    expect((await at(mine.revision)).header).toEqual(before);
  });

  test('earlier contents are restored as a new revision', async () => {
    const { id, design } = await emptyPage(client, 'History');
    let { revision } = design;
    for (const text of ['one', 'two', 'three']) {
      const sent = { content: textDocument(`<p>${text}</p>`) };
      revision = (await pages.saveDesign({ id, sections: sent, revision })).revision;
    }
    const { items } = await pages.getRevisions({ id });
    expect(items.map((item) => [item.revision, item.is_current])).toEqual([
      [4, true],
      [3, false],
      [2, false],
      [1, false],
    ]);
    expect(items[0]?.author?.name).toBe('owner');
    expect(items[0]?.changes).toEqual({ added: 0, removed: 0, changed: 1 });
    expect(items[3]?.changes).toBeNull();
    const earlier = await pages.getRevision({ id, revision: 2 });
    expect(earlier.sections.content).toEqual(textDocument('<p>one</p>'));
    await expect(pages.getRevision({ id, revision: 77 })).rejects.toMatchObject({ code: 404 });
    const restored = await pages.restoreRevision({ id, revision: 2 });
    expect(restored.revision).toBe(5);
    expect(restored.sections.content).toEqual(textDocument('<p>one</p>'));
    await expect(pages.restoreRevision({ id, revision: 77 })).rejects.toMatchObject({ code: 404 });
  });

  test('styles that have been deleted since are not restored', async () => {
    const { PresetsService: presets, StylesService: styles } = client;
    const preset = await presets.save({
      item: { widget_name: 'text', name: 'Framed', properties: {} },
    });
    const style = await styles.save({ item: { type: 'text', name: 'Shouted', properties: {} } });
    const { id, design } = await emptyPage(client, 'Styled once');
    const html = `<p class="moto-text_${style.class_name}">One</p>`;
    const widget = { widget: 'text', properties: { html, preset: preset.class_name } };
    const styled = sampleDocument(widget);
    const first = await pages.saveDesign({
      ...{ id, revision: design.revision },
      sections: { content: styled },
    });
    await pages.saveDesign({ id, revision: first.revision, sections: { content } });
    await presets.delete({ ids: [preset.id] });
    await styles.delete({ ids: [style.id] });
    const earlier = await pages.getRevision({ id, revision: first.revision });
    const { sections } = await pages.restoreRevision({ id, revision: first.revision });
    const plain = { widget: 'text', properties: { html: '<p>One</p>' } };
    for (const { content: tree } of [earlier.sections, sections])
      expect(tree).toEqual(sampleDocument(plain));
    expect((await pages.getDesign({ id })).sections.content).toEqual(sections.content);
  });

  test.each(['page', 'post'] as const)(
    'custom colors of a %s that have been deleted since are not restored',
    async (of) => {
      const { PostsService: posts, StylesService: styles } = client;
      const service = of === 'page' ? pages : posts;
      const setMore = async (more: readonly string[]) => {
        const { colors, revision } = await styles.getColorTheme();
        await styles.setColorTheme({ colors: { ...colors, more: [...more] }, revision });
      };
      await setMore(['#c2b280', '#556b2f']);
      const { id } = await service.save({ item: { name: 'Colored once' } });
      const { revision, sections } = await service.getDesign({ id });
      const colored = (number: number) =>
        sampleDocument(
          { widget: 'text', properties: { html: `<p class="moto-color_custom${number}">One</p>` } },
          { widget: 'button', properties: { label: 'Go', text_color: `color_custom${number}` } },
        );
      const first = await service.saveDesign({ id, revision, sections: { content: colored(2) } });
      const second = { id, revision: first.revision, sections: { content: colored(1) } };
      const { revision: last } = await service.saveDesign(second);
      await setMore(['#c2b280']);
      expect(sections.content).not.toEqual(first.sections.content);
      const earlier = await service.getRevision({ id, revision: first.revision });
      const restored = await service.restoreRevision({ id, revision: first.revision });
      const plain = sampleDocument(
        { widget: 'text', properties: { html: '<p>One</p>' } },
        { widget: 'button', properties: { label: 'Go' } },
      );
      expect(earlier.sections.content).toEqual(plain);
      expect(restored.sections.content).toEqual(plain);
      const again = await service.restoreRevision({ id, revision: last });
      expect(again.sections.content).toEqual(colored(1));
      await service.delete({ ids: [id] });
      await setMore([]);
    },
  );

  test.each(['page', 'post'] as const)(
    'a %s with locked content is restored only where the lock allows it',
    async (of) => {
      const owners = of === 'page' ? pages : client.PostsService;
      const { id } = await owners.save({ item: { name: 'Locked' } });
      const design = await owners.getDesign({ id });
      const save = (tree: typeof content, revision: number) =>
        owners.saveDesign({ id, sections: { content: tree }, revision });
      const first = await save(content, design.revision);
      const second = await save(textDocument('<p>Other words</p>'), first.revision);
      const more = { ...content, children: [...content.children, node('more', 'row')] };
      const third = await save(more, second.revision);
      const { content_id } = await server.context.store.read
        .selectFrom(of)
        .select('content_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const lock = (locked: 'all' | string[]) =>
        client.ContentSection.setSettings({ id: content_id, settings: { locked } });
      const restore = (revision: number) => owners.restoreRevision({ id, revision });
      const refused = { code: 400, data: { errors: { document: ['sectionLocked'] } } };
      await lock('all');
      await expect(restore(second.revision)).rejects.toMatchObject(refused);
      await expect(restore(design.revision)).rejects.toMatchObject(refused);
      expect((await owners.getDesign({ id })).sections.content).toEqual(more);
      await lock([]);
      const restored = await restore(second.revision);
      await lock('all');
      expect((await restore(first.revision)).sections.content).toEqual(content);
      await lock(['row']);
      await expect(restore(third.revision)).rejects.toMatchObject(refused);
      expect(restored.sections.content).toEqual(second.sections.content);
    },
  );

  test.each(['page', 'post'] as const)('the empty start of a %s can be restored', async (of) => {
    const owners = of === 'page' ? pages : client.PostsService;
    const { id } = await owners.save({ item: { name: 'Begun empty' } });
    const { revision, sections: shown } = await owners.getDesign({ id });
    await owners.saveDesign({ id, sections: { content }, revision });
    const restored = await owners.restoreRevision({ id, revision });
    expect(restored.revision).toBe(revision + 2);
    expect(restored.sections.content).toEqual(shown.content);
  });

  test('an earlier page revision includes the header of that time', async () => {
    const { id, design } = await emptyPage(client, 'Then');
    const then = await pages.saveDesign({
      id,
      sections: { header: textDocument('<p>Then</p>'), content },
      revision: design.revision,
      revisions: design.revisions,
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await pages.saveDesign({
      id,
      sections: { header: textDocument('<p>Now</p>'), content: textDocument('<p>More</p>') },
      revision: then.revision,
      revisions: then.revisions,
    });
    const { sections: shown } = await pages.getRevision({ id, revision: then.revision });
    expect(shown).toEqual(then.sections);
  });
});
