import type { AddressInfo } from 'node:net';
import type { WidgetNode } from '@plinth/model';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { afterUse } from '../../testing/after-use.ts';
import { storeMedia } from '../../testing/media.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const withTexts = (node: WidgetNode, html: string): WidgetNode => ({
  ...node,
  properties: {
    ...node.properties,
    ...(node.widget === 'text' ? { html } : {}),
    ...(node.widget === 'button' ? { label: 'Order bread' } : {}),
  },
  children: node.children.map((child) => withTexts(child, html)),
});

const withProperties = (
  node: WidgetNode,
  id: string,
  properties: WidgetNode['properties'],
): WidgetNode => ({
  ...node,
  ...(node.id === id ? { properties } : {}),
  children: node.children.map((child) => withProperties(child, id, properties)),
});

describe.each(SERVICE_DATABASES)('the launch report on %s', async (kind) => {
  const server = await testServer(kind, { environment: { PLINTH_STARTER: 'harbor' } });
  const { client, fetch } = await server.owner();
  const report = () => client.LaunchService.getReport({});
  const samplesOf = async (name: string) =>
    (await report()).samples.find(({ part }) => part.name === name);

  test('names the parts that still have texts and images of the starter', async () => {
    const { samples, has_own_image } = await report();
    expect(samples.map(({ part: { kind: partKind, name } }) => `${partKind} ${name}`)).toEqual([
      ...['page Home', 'page Services', 'page Pricing', 'page About', 'page Contact'],
      ...['page Page not found', 'page Privacy'],
    ]);
    expect(samples[0]?.in_search).toEqual([]);
    expect(samples[0]?.texts[0]).toMatchObject({
      text: 'Know what’s under the paint.',
      path: 'html',
    });
    expect(samples[0]?.images.length).toBeGreaterThan(3);
    expect((await fetch(samples[0]?.images[0]?.url ?? '')).status).toBe(200);
    expect(has_own_image).toBe(false);
  });

  test('forgets a text once it is replaced', async () => {
    const before = await samplesOf('About');
    const id = before?.part.owner.id ?? 0;
    const { sections, revision } = await client.PagesService.getDesign({ id });
    if (!sections.content) throw new Error('The page has no content');
    const content = withTexts(sections.content, '<h1>We bake bread every single morning</h1>');
    await client.PagesService.saveDesign({ id, sections: { content }, revision });
    expect(before?.texts.length).toBeGreaterThan(5);
    const after = await samplesOf('About');
    expect([after?.texts, after?.images]).toEqual([[], before?.images]);
    const { problems } = await report();
    expect(problems.find(({ part }) => part.name === 'About')?.kinds).toContainEqual({
      kind: 'heading',
      count: expect.any(Number),
    });
  });

  test('finds wrong headings of a footer in the order of the page, and none that are hidden', async () => {
    const { items } = await client.PagesService.getList({ search: 'Services' });
    const id = items[0]?.id ?? 0;
    const headingsOf = async (partKind: string) => {
      const found = (await report()).problems.filter(({ part }) => part.kind === partKind);
      return found.flatMap(({ kinds }) => kinds).filter((each) => each.kind === 'heading');
    };
    const save = async (properties: WidgetNode['properties']) => {
      const { sections, revision, revisions } = await client.PagesService.getDesign({ id });
      if (!sections.footer) throw new Error('The page has no footer');
      const footer = withProperties(sections.footer, 'w20', properties);
      await client.PagesService.saveDesign({ id, sections: { footer }, revision, revisions });
    };
    expect(await headingsOf('footer')).toEqual([]);
    const html = '<h6>Far below</h6>';
    await save({ html });
    expect(await headingsOf('footer')).toEqual([{ kind: 'heading', count: 1 }]);
    await save({ html, needed_facts: ['phone'] });
    expect(await headingsOf('footer')).toEqual([]);
  });

  test('shows what is shared about the home page', async () => {
    const values = { description: 'We build tables that last.' };
    await client.SettingsService.save({ group: 'site_facts', values });
    const { card } = await report();
    expect(card).toMatchObject({ title: 'Merrow & Lind', description: values.description });
    expect((await fetch(card?.image?.url ?? '')).status).toBe(200);
  });

  test('shows what is shared about any page, a draft as well', async () => {
    const { items } = await client.PagesService.getList({ search: 'About' });
    const id = items.find(({ name }) => name === 'About')?.id ?? 0;
    const about = await client.PagesService.getShareCard({ id });
    expect(about?.title).toBe('Our people and how we work');
    expect((await fetch(about?.image?.url ?? '')).status).toBe(200);
    const { id: draft } = await client.PagesService.save({
      item: { name: 'New', status: 'draft' },
    });
    expect(await client.PagesService.getShareCard({ id: draft })).toEqual({
      ...{ title: 'New', description: '' },
      image: { url: `/share/page-${draft}.png`, alt: 'New – Merrow & Lind', origin: 'drawn' },
    });
    await expect(client.PagesService.getShareCard({ id: 9999 })).rejects.toMatchObject({
      type: 'NOT_FOUND',
    });
  });

  test('finds a URL that leads nowhere and a mail server that refuses the sign-in', async () => {
    const risks = async () => (await client.LaunchService.checkConnection({})).risks;
    expect(await risks()).toEqual(['address_unreachable', 'mail_missing']);
    expect(await client.SystemService.getConfig()).toMatchObject({ is_address_local: false });
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (_, __, done) => done(new Error('bad credentials')),
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    afterUse(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
    const { port } = smtp.server.address() as AddressInfo;
    const account = { authentication: 'plain', username: 'user', password: 'wrong' } as const;
    const settings = { use_smtp: true, server: '127.0.0.1', port, secure: 'none' } as const;
    const values = { ...settings, ...account, sender: 'site@example.com' };
    await client.SettingsService.save({ group: 'mail', values });
    const local = { address: 'http://localhost:3000' };
    await client.SettingsService.save({ group: 'general', values: local });
    expect(await risks()).toEqual(['address_local', 'mail_login']);
    expect(await client.SystemService.getConfig()).toMatchObject({ is_address_local: true });
  });

  test('leaves out pages that visitors do not see', async () => {
    const { items } = await client.PagesService.getList({ search: 'Services' });
    const [page] = items;
    if (!page) throw new Error('The page is missing');
    const item = { id: page.id, status: 'draft' } as const;
    await client.PagesService.save({ item, revision: page.revision });
    expect(await samplesOf('Services')).toBeUndefined();
    const { shown } = await report();
    const names = shown.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Home', 'About', 'Contact']));
    expect(names).not.toContain('Services');
  });

  test('launches once: a second window gets a conflict, then sees a live site', async () => {
    const save = (under_construction: boolean, revision: number) =>
      client.SettingsService.save({ group: 'general', values: { under_construction }, revision });
    await save(true, (await report()).revision);
    const { revision, is_under_construction } = await report();
    expect(is_under_construction).toBe(true);
    const guest = server.browser();
    expect((await guest.fetch('/')).status).toBe(503);
    const both = await Promise.allSettled([save(false, revision), save(false, revision)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { type: 'CONFLICT' },
    });
    expect((await report()).is_under_construction).toBe(false);
    expect((await guest.fetch('/')).status).toBe(200);
  });
});

test('the report says that visitors need the site password', async () => {
  const server = await testServer('sqlite');
  const { client } = await server.owner();
  const { revision } = await client.LaunchService.getReport({});
  await client.SettingsService.save({
    group: 'general',
    values: { password_protection: true, password: 'harbor lights' },
    revision,
  });
  expect(await client.LaunchService.getReport({})).toMatchObject({ has_site_password: true });
});

test('an empty site has no samples', async () => {
  const server = await testServer('sqlite');
  const { client } = await server.owner();
  expect(await client.LaunchService.getReport({})).toMatchObject({
    is_under_construction: false,
    has_site_password: false,
    samples: [],
    drafts: [],
    has_own_image: false,
    problems: [],
    card: {
      title: 'My site',
      description: '',
      image: { url: '/share/page-1.png', alt: 'My site' },
    },
  });
});

test('placeholders of blocks are samples until they are replaced', async () => {
  const server = await testServer('sqlite');
  const { client } = await server.owner();
  const { document } = await client.BlocksService.take({ id: 'price-tickets' });
  const { id, revision } = await client.PagesService.save({
    item: { name: 'Events', status: 'publish' },
  });
  const texts = async () => {
    const { samples } = await client.LaunchService.getReport({});
    return samples.flatMap((part) => part.texts.map(({ text }) => text));
  };
  const saved = await client.PagesService.saveDesign({
    ...{ id, revision },
    sections: { content: document },
  });
  const found = await texts();
  expect(found).toEqual(expect.arrayContaining(['Month and day', 'First event', 'Fourth event']));
  expect(found).not.toContain('Upcoming events');
  const content = withTexts(document, '<p>July 12</p>');
  await client.PagesService.saveDesign({ id, sections: { content }, revision: saved.revision });
  expect(await texts()).toEqual([]);
});

test('lists drafts until they are ready', async () => {
  const server = await testServer('sqlite');
  const { client } = await server.owner();
  const drafts = async () => (await client.LaunchService.getReport({})).drafts;
  const { id, revision } = await client.PagesService.save({
    item: { name: 'Prices', status: 'draft' },
  });
  expect(await drafts()).toEqual([{ id, name: 'Prices', revision }]);
  await client.PagesService.save({ item: { id, status: 'publish' }, revision });
  expect(await drafts()).toEqual([]);
});

test('the logo is no image of the owner for the pages', async () => {
  const server = await testServer('sqlite');
  const { client } = await server.owner();
  const hasOwnImage = async () => (await client.LaunchService.getReport({})).has_own_image;
  const logo_id = await storeMedia(server.context.store);
  expect(await hasOwnImage()).toBe(true);
  await client.SettingsService.save({ group: 'site_facts', values: { logo_id } });
  expect(await hasOwnImage()).toBe(false);
  await storeMedia(server.context.store);
  expect(await hasOwnImage()).toBe(true);
});
