import { describe, expect, test } from 'vitest';
import { deleteRecord } from '../../storage/records/records.ts';
import { node, textDocument } from '../../testing/documents.ts';
import { storeMedia } from '../../testing/media.ts';
import { testServer } from '../../testing/server.ts';
import { DATABASES } from '../../testing/stores.ts';

describe.each(DATABASES)('the design of pages on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PagesService: pages, ContentSection: sections } = client;
  const header = textDocument('<p>Header</p>');
  const content = textDocument('<p>Content</p>');

  const newPage = async (name: string, more: object = {}) => {
    const { id } = await pages.save({ item: { name, ...more } });
    return { id, design: await pages.getDesign({ id }) };
  };

  test('all pages show the first saved header', async () => {
    const a = await newPage('A');
    const b = await newPage('B');
    expect(a.design.sections.header).toBeNull();
    const { revision } = a.design;
    const saved = await pages.saveDesign({ id: a.id, sections: { header, content }, revision });
    expect(saved.revisions).toEqual({ header: 1 });
    expect((await pages.getDesign({ id: b.id })).sections.header).toEqual(header);
    const { items } = await sections.getList({ filter: { kind: 'header' } });
    expect(items).toMatchObject([{ kind: 'header', used_on: (await pages.getList({})).total }]);
  });

  test('rejects new references to missing records and stores nothing', async () => {
    const { id, design } = await newPage('References');
    const { revision } = design;
    const media = await storeMedia(server.context.store);
    const html = `<p><a href="link:page/${id}">here</a> <img data-media="${media}"></p>`;
    const tree = (properties: object, text = html) =>
      node('root', 'section', {}, [
        node('row', 'row', {}, [
          node('column', 'column', {}, [
            node('image', 'image', { ...properties }),
            node('text', 'text', { html: text }),
          ]),
        ]),
      ]);
    const save = (document: ReturnType<typeof tree>, on = revision) =>
      pages.saveDesign({ id, sections: { content: document }, revision: on });
    const at = 'sections.content.children.0.children.0.children';
    const gone = tree({ image_id: 99_999, link: { action: 'page', page_id: 99_999 } });
    await expect(save(gone)).rejects.toMatchObject({
      code: 400,
      data: {
        errors: {
          [`${at}.0.properties.image_id`]: ['valueInvalid'],
          [`${at}.0.properties.link.page_id`]: ['valueInvalid'],
        },
      },
    });
    await expect(save(tree({}, '<p><a href="link:file/99999">x</a></p>'))).rejects.toMatchObject({
      data: { errors: { [`${at}.1.properties.html`]: ['valueInvalid'] } },
    });
    expect(await pages.getDesign({ id })).toEqual(design);
    const saved = await save(tree({ image_id: media }));
    await server.context.store.transaction((tx) => deleteRecord(tx, 'media', media));
    const again = await save(tree({ image_id: media, alt: 'Kept' }), saved.revision);
    expect(again.revision).toBe(saved.revision + 1);
  });

  test('rejects new references to files of another type', async () => {
    const { id, design } = await newPage('File types');
    const { store } = server.context;
    const image = await storeMedia(store);
    const video = await storeMedia(store, 'video');
    const pdf = await storeMedia(store, 'documents');
    const save = (files: { image: number; video: number; file: number }, revision: number) => {
      const link = { action: 'lightbox', image_id: files.image };
      const html = (target: string) => `<p><a href="link:${target}">x</a></p>`;
      const children = [
        node('image', 'image', {
          image_id: files.image,
          link: { action: 'file', file_id: files.file },
        }),
        node('gallery', 'grid_gallery', { items: [{ image_id: files.image }] }),
        node('button', 'button', { link }),
        node('text', 'text', {
          html: `${html(`lightbox/${files.image}`)}${html(`file/${files.file}`)}`,
        }),
        node('picture', 'text', { html: `<p><img data-media="${files.image}"></p>` }),
      ];
      const background = { image_id: files.image, video_id: files.video };
      const content = node('root', 'section', {}, [
        node('block', 'block', { background }, [
          node('row', 'row', {}, [node('column', 'column', {}, children)]),
        ]),
      ]);
      return pages.saveDesign({ id, sections: { content }, revision });
    };
    const block = 'sections.content.children.0';
    const column = `${block}.children.0.children.0.children`;
    await expect(
      save({ image: pdf, video: image, file: pdf }, design.revision),
    ).rejects.toMatchObject({
      code: 400,
      data: {
        errors: {
          [`${block}.properties.background.image_id`]: ['valueInvalid'],
          [`${block}.properties.background.video_id`]: ['valueInvalid'],
          [`${column}.0.properties.image_id`]: ['valueInvalid'],
          [`${column}.1.properties.items.0.image_id`]: ['valueInvalid'],
          [`${column}.2.properties.link.image_id`]: ['valueInvalid'],
          [`${column}.3.properties.html`]: ['valueInvalid'],
          [`${column}.4.properties.html`]: ['valueInvalid'],
        },
      },
    });
    const { revision } = await save({ image, video, file: pdf }, design.revision);
    // A file that was accepted before stays.
    const type = { type: 'archives' } as const;
    await store.writer.updateTable('media').set(type).where('id', '=', image).execute();
    expect((await save({ image, video, file: pdf }, revision)).revision).toBe(revision + 1);
  });

  test('a changed header is checked against its own revision', async () => {
    const { id, design } = await newPage('Shared');
    const changed = textDocument('<p>Changed</p>');
    const { revision, revisions } = design;
    const save = (more: object) =>
      pages.saveDesign({ id, sections: { header: changed, content }, revision, ...more });
    await expect(save({})).rejects.toMatchObject({
      code: 400,
      data: { errors: { 'revisions.header': ['isEmpty'] } },
    });
    await expect(save({ revisions: { header: 99 } })).rejects.toMatchObject({
      code: 409,
      data: { revision: revisions.header, details: { section: 'header' } },
    });
    expect((await pages.getDesign({ id })).revision).toBe(revision);
    const saved = await save({ revisions });
    expect(saved).toMatchObject({
      revision: revision + 1,
      revisions: { header: (revisions.header ?? 0) + 1 },
    });
  });

  test('content of a newer version stays unchanged and can be neither edited nor copied', async () => {
    const { id, design } = await newPage('From the future');
    const known = (html: string, own = 't') => node(own, 'text', { html });
    const foreign = node('h', 'hologram', { html: '<b onclick="x">', depth: 3 }, [
      known('<i>in</i>', 'in'),
    ]);
    const stored = node('root', 'section', { shine: 2 }, [known('one'), foreign]);
    const { store } = server.context;
    const page = await store.read
      .selectFrom('page')
      .select('content_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await store.writer
      .updateTable('section')
      .set({ document: JSON.stringify(stored) })
      .where('id', '=', page.content_id)
      .execute();
    const save = (revision: number, ...children: ReturnType<typeof node>[]) =>
      pages.saveDesign({
        id,
        sections: { content: { ...stored, children } },
        revision,
      });
    const saved = await save(design.revision, foreign, known('two'));
    expect(saved.sections.content).toEqual({ ...stored, children: [foreign, known('two')] });
    const copy = { ...foreign, id: 'h2', children: [] };
    await expect(save(saved.revision, foreign, copy)).rejects.toMatchObject({
      data: { errors: { 'sections.content.children.1.widget': ['unknownWidget'] } },
    });
    const changed = { ...foreign, properties: { depth: 4 } };
    await expect(save(saved.revision, changed)).rejects.toMatchObject({ code: 400 });
    expect((await save(saved.revision, known('three'))).sections.content?.children).toHaveLength(1);
  });

  test('an unchanged header needs no revision and creates none', async () => {
    const { id, design } = await newPage('Same');
    const { revision, revisions, sections: shown } = design;
    const saved = await pages.saveDesign({
      id,
      sections: { header: shown.header, content },
      revision,
    });
    expect(saved.revisions).toEqual(revisions);
  });

  test('a save without sections creates no revision', async () => {
    const { id, design } = await newPage('Untouched');
    const { modified } = await pages.get({ id });
    const { revision, revisions } = design;
    const saved = await pages.saveDesign({ id, sections: {}, revision, revisions });
    expect(saved).toMatchObject({ revision, page: { modified } });
    expect((await pages.getRevisions({ id })).items).toHaveLength(1);
    const other = { content };
    expect((await pages.saveDesign({ id, sections: other, revision })).revision).toBe(revision + 1);
  });

  test('a stale content revision conflicts even if only the header changed', async () => {
    const { id, design } = await newPage('Stale');
    const { revision, revisions } = design;
    await pages.saveDesign({ id, sections: { content }, revision });
    const late = { id, revision, revisions };
    const conflict = { code: 409, data: { revision: revision + 1 } };
    await expect(pages.saveDesign({ ...late, sections: { content } })).rejects.toMatchObject(
      conflict,
    );
    await expect(pages.saveDesign({ ...late, sections: { header } })).rejects.toMatchObject(
      conflict,
    );
  });

  test('a page without a header rejects one', async () => {
    const { id, design } = await newPage('Bare', { layout: 'content' });
    expect(design.sections).toMatchObject({ header: null, footer: null });
    const save = pages.saveDesign({ id, sections: { header }, revision: design.revision });
    await expect(save).rejects.toMatchObject({
      data: { errors: { 'sections.header': ['valueInvalid'] } },
    });
  });

  test('a header in use cannot be deleted or become a footer', async () => {
    const { items } = await sections.getList({ filter: { kind: 'header' } });
    const id = items[0]?.id ?? 0;
    const inUse = { message: 'COMMON.MESSAGES.IN_USE' };
    await expect(sections.delete({ ids: [id] })).rejects.toMatchObject(inUse);
    await expect(sections.setSettings({ id, settings: { kind: 'footer' } })).rejects.toMatchObject(
      inUse,
    );
    const { settings } = await sections.setSettings({ id, settings: { name: 'Top' } });
    expect(settings).toEqual({ name: 'Top', kind: 'header', is_sticky_footer: false });
    expect(await sections.getSettings({ id })).toMatchObject({ settings });
  });

  test('a page can choose its header', async () => {
    const own = await sections.save({
      item: { name: 'Other', kind: 'header', document: textDocument('<p>Other</p>') },
    });
    expect(own).toMatchObject({ used_on: 0, revision: 1 });
    const { design } = await newPage('Chosen', { header_id: own.id });
    expect(design.sections.header).toEqual(own.document);
    expect(await sections.get({ id: own.id })).toMatchObject({ used_on: 1 });
  });

  test('saving only the header creates a page revision that is listed, counted, and restorable', async () => {
    const { id, design } = await newPage('By its header');
    const mine = await pages.saveDesign({
      id,
      sections: { content },
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
    const { id, design } = await newPage('History');
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
    const { id, design } = await newPage('Then');
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

  test('malicious documents are rejected or sanitized', async () => {
    const { id, design } = await newPage('Hostile');
    const { revision } = design;
    const save = (tree: unknown) =>
      pages.saveDesign({ id, sections: { content: tree as typeof content }, revision });
    const errors = (tree: unknown) =>
      save(tree).then(
        () => 'stored',
        (error: { data: { errors?: object } }) => Object.keys(error.data.errors ?? {}),
      );
    expect(await errors(node('root', 'section'))).toEqual(['sections.content.children']);
    expect(await errors({ ...content, extra: 1 })).toEqual(['sections.content.extra']);
    expect(await errors({ ...content, children: 'no' })).toEqual(['sections.content.children']);
    expect(await errors({ ...content, id: 'a b' })).toEqual(['sections.content.id']);
    const twice = node('root', 'section', {}, [node('a', 'row'), node('a', 'row')]);
    expect(await errors(twice)).toEqual(['sections.content.children.1.id']);
    expect((await pages.getDesign({ id })).revision).toBe(revision);
    const nested = `<p>${'<b>'.repeat(20_000)}deep${'</b>'.repeat(10)}<img src=x onerror=alert(1)><a href="java&#9;script:alert(1)">x</a></p>`;
    const { sections: shown } = await save(textDocument(nested));
    expect(JSON.stringify(shown.content)).not.toMatch(/onerror|script:/);
  });

  test('a preview URL opens one page until it expires', async () => {
    const { id } = await newPage('Preview');
    const { url, expires } = await pages.getPreviewUrl({ id });
    const { previewLinks } = server.context;
    const rest = url.replace('/preview/', '');
    expect(previewLinks.target(rest, Date.now())).toEqual({ owner: { kind: 'page', id } });
    expect(previewLinks.target(rest, Date.parse(expires))).toBeNull();
    expect(previewLinks.target(rest.replace(/^page\/\d+/, 'page/999'), Date.now())).toBeNull();
    expect(previewLinks.target(rest.replace('page/', `page/${id}/`), Date.now())).toBeNull();
  });
});
