import { describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { emptyPage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('the design of pages on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PagesService: pages, ContentSection: sections } = client;
  const header = textDocument('<p>Header</p>');
  const content = textDocument('<p>Content</p>');

  test('all pages show the first saved header', async () => {
    const a = await emptyPage(client, 'A');
    const b = await emptyPage(client, 'B');
    expect(a.design.sections.header).toBeNull();
    const { revision } = a.design;
    const saved = await pages.saveDesign({ id: a.id, sections: { header, content }, revision });
    expect(saved.revisions).toEqual({ header: 1 });
    expect((await pages.getDesign({ id: b.id })).sections.header).toEqual(header);
    const { items } = await sections.getList({ filter: { kind: 'header' } });
    expect(items).toMatchObject([{ kind: 'header', used_on: (await pages.getList({})).total }]);
  });

  test('a changed header is checked against its own revision', async () => {
    const { id, design } = await emptyPage(client, 'Shared');
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

  test('an unchanged header needs no revision and creates none', async () => {
    const { id, design } = await emptyPage(client, 'Same');
    const { revision, revisions, sections: shown } = design;
    const saved = await pages.saveDesign({
      id,
      sections: { header: shown.header, content },
      revision,
    });
    expect(saved.revisions).toEqual(revisions);
  });

  test('a save without sections creates no revision', async () => {
    const { id, design } = await emptyPage(client, 'Untouched');
    const { modified } = await pages.get({ id });
    const { revision, revisions } = design;
    const saved = await pages.saveDesign({ id, sections: {}, revision, revisions });
    expect(saved).toMatchObject({ revision, page: { modified } });
    expect((await pages.getRevisions({ id })).items).toHaveLength(1);
    const other = { content };
    expect((await pages.saveDesign({ id, sections: other, revision })).revision).toBe(revision + 1);
  });

  test('a stale content revision conflicts even if only the header changed', async () => {
    const { id, design } = await emptyPage(client, 'Stale');
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
    const { id, design } = await emptyPage(client, 'Bare', { layout: 'content' });
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
    expect(settings).toEqual({
      ...{ name: 'Top', kind: 'header', is_sticky_footer: false, locked: [] },
    });
    expect(await sections.getSettings({ id })).toMatchObject({ settings });
  });

  test('a page can choose its header', async () => {
    const own = await sections.save({
      item: { name: 'Other', kind: 'header', document: textDocument('<p>Other</p>') },
    });
    expect(own).toMatchObject({ used_on: 0, revision: 1 });
    const { design } = await emptyPage(client, 'Chosen', { header_id: own.id });
    expect(design.sections.header).toEqual(own.document);
    expect(await sections.get({ id: own.id })).toMatchObject({ used_on: 1 });
  });

  test('a preview URL opens one page until it expires', async () => {
    const { id } = await emptyPage(client, 'Preview');
    const { url, expires } = await pages.getPreviewUrl({ id });
    const { previewLinks } = server.context;
    const rest = url.replace('/preview/', '');
    expect(previewLinks.target(rest, Date.now())).toEqual({ owner: { kind: 'page', id } });
    expect(previewLinks.target(rest, Date.parse(expires))).toBeNull();
    expect(previewLinks.target(rest.replace(/^page\/\d+/, 'page/999'), Date.now())).toBeNull();
    expect(previewLinks.target(rest.replace('page/', `page/${id}/`), Date.now())).toBeNull();
  });

  test('a preview URL for someone else works for a day', async () => {
    const { id } = await emptyPage(client, 'Shared');
    const { url, expires } = await pages.getPreviewUrl({ id, is_shared: true });
    const hours = (Date.parse(expires) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
    const rest = url.replace('/preview/', '');
    expect(server.context.previewLinks.target(rest, Date.now())).not.toBeNull();
  });
});
