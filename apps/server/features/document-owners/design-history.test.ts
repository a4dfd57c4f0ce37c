import { describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { emptyPage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { DATABASES } from '../../testing/stores.ts';

describe.each(DATABASES)('earlier designs of pages on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PagesService: pages } = client;
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
