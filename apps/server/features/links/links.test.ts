import { codeInjectionSettings } from '@plinth/contract';
import { RedirectFields, SectionFields } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { settingOf } from '../../settings/group-values.ts';
import { createRecords } from '../../storage/records/records.ts';
import { saveSetting } from '../../storage/records/stored-setting.ts';
import { sampleDocument, savePage, text, writePage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('links on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { LinksService: links, PagesService: pages, MenusService: menus } = client;
  const hidden = await savePage(client, { name: 'Hidden', status: 'draft' }, '<p>Words</p>');
  const gone = await savePage(client, { name: 'Gone' }, '<p>Words</p>');
  const live = await savePage(client, { name: 'Live' }, '<p>Words</p>');
  const html = [
    `<p><a href="link:page/${hidden.id}">a</a> <a href="link:page/${gone.id}">b</a>`,
    `<a href="link:page/${live.id}">c</a> <a href="/live/">d</a> <a href="/nowhere/">e</a>`,
    '<a href="/nowhere/">f</a> <a href="/admin/">g</a> <a href="/uploads/plan.pdf">h</a>',
    '<a href="https://elsewhere.example/nowhere/">i</a> <a href="#top">j</a></p>',
  ].join(' ');
  const source = await savePage(client, { name: 'Source' }, html);
  const link = { action: 'page', page_id: gone.id } as const;
  const item = { id: 'a', label: '', link, is_draft: false };
  const child = {
    ...item,
    id: 'b',
    label: 'Child',
    link: { action: 'url', url: '/live' } as const,
  };
  const menu = await menus.save({
    item: { name: 'Main', items: [{ ...item, children: [{ ...child, children: [] }] }] },
  });

  const broken = async () =>
    (await links.getBroken()).items.map(
      ({ name, target, reason, count }) =>
        `${name}: ${'url' in target ? target.url : target.kind} ${reason} ${count}`,
    );
  const contentOf = async (id: number) => JSON.stringify((await pages.getDesign({ id })).sections);

  test('are counted for what they lead to', async () => {
    const { items } = await links.getUses({ kind: 'page', ids: [gone.id] });
    expect(items.map(({ type, name, target }) => [type, name, target])).toEqual([
      ['menu', 'Main', gone.id],
      ['page', 'Source', gone.id],
    ]);
    const many = await links.getUses({ kind: 'page', ids: [gone.id, live.id] });
    expect(many.items).toHaveLength(3);
  });

  test('are broken if visitors see nothing there', async () => {
    await pages.delete({ ids: [gone.id] });
    expect((await broken()).sort()).toEqual([
      'Main: page missing 1',
      'Source: /nowhere/ missing 2',
      'Source: page hidden 1',
      'Source: page missing 1',
    ]);
  });

  test('are found before a document is published', async () => {
    const { broken: found, lacks_description } = await links.getFindings({
      ...{ kind: 'page', id: source.id },
    });
    expect(found.map(({ label, reason }) => [label, reason])).toEqual([
      ...[
        ['Hidden', 'hidden'],
        [null, 'missing'],
        ['/nowhere/', 'missing'],
      ],
    ]);
    expect(found.every(({ node }) => node !== '')).toBe(true);
    expect(lacks_description).toBe(true);
    const none = links.getFindings({ kind: 'page', id: 9999 });
    await expect(none).rejects.toMatchObject({ code: 404 });
  });

  test('get another target', async () => {
    const { items } = await links.getBroken();
    for (const { place, target, name, reason } of items) {
      if (name !== 'Source' || reason === 'hidden') continue;
      const next =
        target.kind === 'url'
          ? { kind: 'url' as const, url: '/live/' }
          : { kind: 'page' as const, id: live.id };
      await links.repair({ place, target, next });
    }
    expect(await broken()).toEqual(['Source: page hidden 1', 'Main: page missing 1']);
    expect(await contentOf(source.id)).not.toContain('/nowhere/"');
  });

  test('are removed, with menu items that have no name without their page', async () => {
    for (const { place, target } of (await links.getBroken()).items)
      await links.repair({ place, target, next: null });
    expect(await broken()).toEqual([]);
    expect(await contentOf(source.id)).toContain('<p>a <a href');
    const { items } = await menus.get({ id: menu.id });
    expect(items.map(({ label }) => label)).toEqual(['Child']);
  });

  test('follow a redirect', async () => {
    await writePage(client, source.id, '<p><a href="/nowhere/">e</a></p>');
    expect(await broken()).toEqual(['Source: /nowhere/ missing 1']);
    await client.RedirectsService.save({ item: { old_url: '/nowhere', new_url: '/live/' } });
    expect(await broken()).toEqual([]);
  });

  test('are broken if their redirects lead nowhere', async () => {
    await writePage(client, source.id, '<p><a href="/closed/">a</a> <a href="/hop-0/">b</a></p>');
    await client.RedirectsService.save({ item: { old_url: '/closed', new_url: '', code: 410 } });
    await server.context.store.transaction(async (tx) => {
      const hop = (at: number) => ({
        ...RedirectFields.parse({ old_url: `/hop-${at}`, new_url: `/hop-${(at + 1) % 2}/` }),
        ...{ position: 100 + at, hits: 0 },
      });
      await createRecords(tx, 'redirect', [hop(0), hop(1)]);
    });
    expect(await broken()).toEqual(['Source: /closed/ missing 1', 'Source: /hop-0/ missing 1']);
  });

  test('refuse targets of another kind and unsafe URLs', async () => {
    await writePage(client, source.id, '<p><a href="/other/">e</a></p>');
    const [item] = (await links.getBroken()).items;
    expect(item?.target).toEqual({ kind: 'url', url: '/other/' });
    if (!item) return;
    const { place, target } = item;
    const unsafe = { kind: 'url', url: 'javascript:alert(1)' } as const;
    for (const next of [{ kind: 'page', id: live.id } as const, unsafe])
      await expect(links.repair({ place, target, next })).rejects.toMatchObject({ code: 400 });
  });

  test('of a menu are those that visitors see, without what is below drafts', async () => {
    const url = { action: 'url', url: '/unseen/' } as const;
    const below = { ...item, id: 'd', label: 'Below', link: url, children: [] };
    const draft = { ...item, id: 'c', label: 'Draft', is_draft: true, children: [below] };
    await menus.save({ item: { name: 'Drafts', items: [{ ...draft, link: url }] } });
    expect((await broken()).filter((one) => one.startsWith('Drafts'))).toEqual([]);
  });

  test('to anchors on the same page are broken if it has none, and are repaired', async () => {
    const button = (anchor: string) => ({
      widget: 'button',
      properties: { link: { action: 'anchor', anchor }, anchor: 'buy' },
    });
    const words = '<p><a href="#prices">a</a> <a href="#gone">b</a> <a id="prices">c</a></p>';
    const { revision } = await pages.getDesign({ id: source.id });
    const sections = { content: sampleDocument(text(words), button('buy'), button('lost')) };
    await pages.saveDesign({ id: source.id, sections, revision });
    const own = async () => (await broken()).filter((one) => one.startsWith('Source'));
    expect(await own()).toEqual(['Source: #gone missing 1', 'Source: #lost missing 1']);
    const { broken: found } = await links.getFindings({ kind: 'page', id: source.id });
    expect(found.map(({ label }) => label)).toEqual(['#gone', '#lost']);
    for (const { place, target, name } of (await links.getBroken()).items)
      if (name === 'Source')
        await links.repair({ place, target, next: { kind: 'url', url: '/live/' } });
    expect(await own()).toEqual([]);
    expect(await contentOf(source.id)).toContain('{"action":"url","url":"/live/"');
  });

  test('to anchors are read like browsers do, and unknown where scripts may add some', async () => {
    const words = [
      '<p><a href="#preise-für">a</a> <a href="#v1.2">b</a> <a href="#caf%C3%A9">c</a>',
      '<a href="#Top">d</a> <a href="#:~:text=prices">e</a> <a href="#!/shop">f</a>',
      '<a href="#spaced">g</a> <a href="#old">h</a> <a href="#50%">i</a> <a href="#v1">j</a></p>',
    ].join(' ');
    const embed = (code: string) => ({ widget: 'html_embed', properties: { code } });
    const ids = [
      '<p id="preise-für"></p> <p id=v1.2></p> <p ID="café"></p>',
      `<p id = 'spaced'></p> <a name="old"></a> <p id="50%"></p>`,
    ].join(' ');
    const write = async (code: string) => {
      const { revision } = await pages.getDesign({ id: source.id });
      const sections = { content: sampleDocument(text(words), embed(code)) };
      await pages.saveDesign({ id: source.id, sections, revision });
    };
    const own = async () => (await broken()).filter((one) => one.startsWith('Source'));
    await write(ids);
    expect(await own()).toEqual(['Source: #v1 missing 1']);
    const inject = (header_code: string) =>
      client.SettingsService.save({ group: 'code_injection', values: { header_code } });
    await inject('<script src="https://counter.example/count.js"></script>');
    expect(await own()).toEqual(['Source: #v1 missing 1']);
    await inject('');
    await write('<script>addAnchors()</script>');
    expect(await own()).toEqual([]);
  });

  test('to anchors of other pages are found', async () => {
    await writePage(client, live.id, '<p>Words <a id="prices">a</a></p>');
    const words = [
      '<p><a href="/live/#prices">a</a> <a href="/live/#gone">b</a> <a href="/live/#top">c</a>',
      '<a href="/unbuilt/#gone">d</a> <a href="https://elsewhere.example/#gone">e</a>',
      '<a href="/live/#:~:text=Words">f</a></p>',
    ];
    await writePage(client, source.id, words.join(' '));
    const own = async () => (await broken()).filter((one) => one.startsWith('Source'));
    const expected = ['Source: /live/#gone missing 1', 'Source: /unbuilt/#gone missing 1'];
    expect(await own()).toEqual(expected);
    const { broken: found } = await links.getFindings({ kind: 'page', id: source.id });
    expect(found.map(({ label }) => label)).toEqual(['/live/#gone', '/unbuilt/#gone']);
    await writePage(client, live.id, '<p>Words <a id="gone">a</a></p>');
    expect(await own()).toEqual(['Source: /live/#prices missing 1', expected[1]]);
    await writePage(client, source.id, '<p>Words</p>');
  });

  test('to anchors are read in the code of the page and of the site', async () => {
    const code = (id: string) => ({ head_code: '', body_code: `<p id="${id}">x</p>` });
    const page = await pages.get({ id: live.id });
    await pages.save({ item: { id: live.id, ...code('late') }, revision: page.revision });
    const words = '<p><a href="#late">a</a> <a href="/live/#late">b</a> <a href="#chat">c</a></p>';
    await writePage(client, source.id, words);
    const own = async () => (await broken()).filter((one) => one.startsWith('Source'));
    const labels = async () =>
      (await links.getFindings({ kind: 'page', id: source.id })).broken.map(({ label }) => label);
    expect(await own()).toEqual(['Source: #late missing 1', 'Source: #chat missing 1']);
    expect(await labels()).toEqual(['#late', '#chat']);
    const { revision } = await pages.get({ id: source.id });
    await pages.save({ item: { id: source.id, ...code('late') }, revision });
    const setCode = (footer_code: string) =>
      server.context.store.transaction((tx) =>
        saveSetting(tx, {
          ...settingOf(codeInjectionSettings),
          values: codeInjectionSettings.schema.parse({ footer_code }),
          revision: undefined,
        }),
      );
    expect(await own()).toEqual(['Source: #chat missing 1']);
    expect(await labels()).toEqual(['#chat']);
    await setCode('<!-- <p id="chat">x</p>');
    expect(await labels()).toEqual(['#chat']);
    await setCode('<p id="chat">x</p>');
    expect(await own()).toEqual([]);
    expect(await labels()).toEqual([]);
    await setCode('');
    await writePage(client, source.id, '<p>Words</p>');
  });

  test('of the widgets of a document are found at their place', async () => {
    const button = { widget: 'button', properties: { link: { action: 'url', url: '/lost' } } };
    const { revision } = await pages.getDesign({ id: source.id });
    const sections = { content: sampleDocument(text('<p>x</p>'), button) };
    await pages.saveDesign({ id: source.id, sections, revision });
    expect((await links.getBroken()).items).toMatchObject([
      { node: 'w1', type: 'page', owner: { kind: 'page', id: source.id }, section: 'content' },
    ]);
  });

  test('are found and changed in documents after very many others', async () => {
    const document = sampleDocument(text('<p><a href="/far/">x</a></p>'));
    await server.context.store.transaction(async (tx) => {
      const section = { ...SectionFields.parse({ name: 'Unused' }), document };
      await createRecords(
        tx,
        'section',
        Array.from({ length: 250 }, () => section),
      );
    });
    await savePage(client, { name: 'Last' }, '<p><a href="/far/">x</a></p>');
    expect(await broken()).toContain('Last: /far/ missing 1');
    const change = { path: '/far', new_url: '/live/' };
    expect(await client.RedirectsService.redirectNotFound(change)).toEqual({ links: 251 });
    expect(await broken()).not.toContain('Last: /far/ missing 1');
  });
});
