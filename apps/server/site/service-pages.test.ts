import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleDocument, savePage, writePage } from '../testing/sample-page.ts';
import { testServer } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

/** The texts of the pages, which tests that change them put back. */
const LOST = '<p>Lost</p>';
const REPAIRS = '<p>Closed for repairs</p>';
const WHISPER = '<p>Whisper the word</p>';

describe.each(SERVICE_DATABASES)('service pages on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const guest = server.browser();
  const read = async (path: string) => {
    const response = await guest.fetch(path);
    return { status: response.status, text: await response.text() };
  };
  const notFound = await savePage(client, { name: 'Lost', seo_title: 'Lost at sea' }, LOST);
  const closed = await savePage(client, { name: 'Closed' }, REPAIRS);
  const door = await savePage(client, { name: 'Door' }, WHISPER);
  const values = {
    not_found_id: notFound.id,
    under_construction_id: closed.id,
    password_id: door.id,
  };
  await client.SettingsService.save({ group: 'service_pages', values });
  const putBack = (id: number, html: string) =>
    onTestFinished(async () => void (await writePage(client, id, html)));

  test('are chosen by the owner, each for one role, and never the home page', async () => {
    const refused = async (given: Partial<typeof values>) => {
      const saving = client.SettingsService.save({ group: 'service_pages', values: given });
      return saving.catch(({ data }) => data.errors);
    };
    const [home] = (await client.PagesService.getList({ count: 200 })).items.filter(
      ({ is_home }) => is_home,
    );
    expect(await refused({ not_found_id: home?.id ?? 0 })).toEqual({
      not_found_id: ['valueInvalid'],
    });
    expect(await refused({ password_id: closed.id })).toEqual({ password_id: ['recordFound'] });
    const { values: stored } = await client.SettingsService.get({ group: 'service_pages' });
    expect(stored).toEqual(values);
  });

  test('have no URL of their own and a specific status', async () => {
    const { status, text } = await read('/nowhere/');
    expect([status, text.includes(LOST)]).toEqual([404, true]);
    expect(text).toContain('<title>Lost at sea | ');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('rel="canonical"');
    expect((await read('/lost/')).status).toBe(404);
    expect((await read('/closed/')).text).not.toContain('Closed for repairs');
    expect((await read('/sitemap.xml')).text).not.toMatch(/lost|closed/);
    putBack(notFound.id, LOST);
    await writePage(client, notFound.id, '<p>Lost again</p>');
    expect((await read('/nowhere/')).text).toContain('<p>Lost again</p>');
  });

  const FIELDS = ['email', 'message'].map((type) => ({ type, label: type, is_required: true }));
  const putForm = async (id: number) => {
    const { revision } = await client.PagesService.getDesign({ id });
    const content = sampleDocument({ widget: 'contact_form', properties: { fields: FIELDS } });
    await client.PagesService.saveDesign({ id, sections: { content }, revision });
  };
  const EMPTY = { _form: 'content-w0', website: '' };
  const named = async (path: string) => {
    const names = (await read(path)).text.matchAll(/name="((email|message)_[^"]+)"/g);
    return Object.fromEntries([...names].map(([, name = '', type = '']) => [type, name]));
  };
  const send = (path: string, values: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ ...EMPTY, ...values }).toString();
    return guest.fetch(path, { method: 'POST', body, headers });
  };
  const senders = async () =>
    (await client.SubmissionsService.getList({})).items.map(
      ({ sender_email, page_name }) => `${sender_email} ${page_name}`,
    );

  test('answer their forms', async () => {
    putBack(notFound.id, LOST);
    await putForm(notFound.id);
    const { email = '', message = '' } = await named('/nowhere/');
    const wrong = await send('/nowhere/', { [email]: 'ada@', [message]: 'Hi <there>' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('Hi &lt;there&gt;</textarea>');
    expect(html).toContain('<title>Lost at sea | ');
    const right = await send('/nowhere/', { [email]: 'ada@example.com', [message]: 'Hi' });
    expect([right.status, right.headers.get('location')]).toEqual([
      ...[303, '/nowhere/#content-w0-sent'],
    ]);
    expect((await senders()).filter((sender) => sender.startsWith('ada@'))).toEqual([
      'ada@example.com Lost',
    ]);
  });

  test('don’t take what was written for a page that is gone', async () => {
    const page = await savePage(client, { name: 'Shop' }, '');
    await putForm(page.id);
    const { email = '' } = await named('/shop/');
    await client.PagesService.delete({ ids: [page.id] });
    const values = { [email]: 'bob@example.com', address_x: 'Under the bridge' };
    const response = await send('/shop/', values);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('<p>Under the bridge</p>');
    expect(await senders()).not.toContain('bob@example.com Lost');
  });

  test('answer forms next to that for the password', async () => {
    const lock = { visibility: 'password', password_mode: 'unique', password: 'cod' } as const;
    await savePage(client, { name: 'Attic', ...lock }, '<p>Old hats</p>');
    putBack(door.id, WHISPER);
    await putForm(door.id);
    const { email = '', message = '' } = await named('/attic/');
    const response = await send('/attic/', { [email]: 'eve@example.com', [message]: 'Let me in' });
    expect(response.status).toBe(303);
    expect(await senders()).toContain('eve@example.com Door');
    expect((await read('/attic/')).text).not.toContain('Old hats');
  });

  test('fall back to built-in pages while hidden', async () => {
    const { id } = notFound;
    const setStatus = async (status: 'draft' | 'publish') => {
      const { revision } = await client.PagesService.get({ id });
      return client.PagesService.save({ item: { id, status }, revision });
    };
    onTestFinished(async () => void (await setStatus('publish')));
    await setStatus('draft');
    expect((await read('/nowhere/')).text).toContain('<h1>Page not found</h1>');
  });

  test('ask for the passwords of protected pages, always with a form', async () => {
    const lock = { visibility: 'password', password_mode: 'unique', password: 'herring' } as const;
    await savePage(client, { name: 'Cellar', ...lock }, '<p>Old barrels</p>');
    const enter = async (password: string, accept: string) => {
      const body = new URLSearchParams({ password }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept };
      const response = await guest.fetch('/cellar/', { method: 'POST', body, headers });
      return { status: response.status, text: await response.text() };
    };
    const asked = await read('/cellar/');
    expect([asked.status, asked.text.match(/type="password"/g)?.length]).toEqual([200, 1]);
    expect(asked.text).toMatch(/Whisper the word.*<form[^>]* method="post"/s);
    expect(asked.text).not.toContain('Old barrels');
    putBack(door.id, WHISPER);
    const form = { widget: 'password_form', properties: { wrong_text: 'The door stays shut' } };
    const { revision } = await client.PagesService.getDesign({ id: door.id });
    const sections = { content: sampleDocument(form) };
    await client.PagesService.saveDesign({ id: door.id, sections, revision });
    const wrong = await enter('cod', 'text/html');
    expect([wrong.status, wrong.text.match(/type="password"/g)?.length]).toEqual([403, 1]);
    expect(wrong.text).toContain('role="alert">The door stays shut');
    const script = await enter('cod', 'application/json');
    const body = { issues: { password: 'wrong' } };
    expect([script.status, JSON.parse(script.text)]).toEqual([403, body]);
    const right = await enter('herring', 'application/json');
    expect([right.status, JSON.parse(right.text)]).toEqual([200, { redirect: '/cellar/' }]);
    expect((await read('/cellar/')).text).toContain('Old barrels');
    const again = await enter('herring', 'application/json');
    expect([again.status, JSON.parse(again.text)]).toEqual([200, { redirect: '/cellar/' }]);
  });

  test('try passwords that are sent as multipart', async () => {
    const lock = { visibility: 'password', password_mode: 'unique', password: 'squid' } as const;
    await savePage(client, { name: 'Vault', ...lock }, '<p>Old coins</p>');
    const enter = async (password: string) => {
      const body = new FormData();
      body.set('password', password);
      return (await guest.fetch('/vault/', { method: 'POST', body })).status;
    };
    expect(await enter('cod')).toBe(403);
    expect((await read('/vault/')).text).not.toContain('Old coins');
    expect(await enter('squid')).toBe(303);
    expect((await read('/vault/')).text).toContain('Old coins');
  });

  test("show the owner's maintenance message", async () => {
    const save = (maintenance_message: string, under_construction = true) =>
      client.SettingsService.save({
        group: 'general',
        values: { under_construction, maintenance_message },
      });
    onTestFinished(async () => void (await save('', false)));
    putBack(closed.id, REPAIRS);
    await save('');
    expect((await read('/')).text).toContain('Closed for repairs');
    await save('<p>Back at <b>noon</b></p>');
    const { status, text } = await read('/');
    expect(status).toBe(503);
    await putForm(closed.id);
    const { email = '', message = '' } = await named('/');
    const sent = await send('/', { [email]: 'zoe@example.com', [message]: 'When?' });
    expect(sent.status).toBe(303);
    expect(await senders()).toContain('zoe@example.com Closed');
    expect(text).toMatch(/Back at <b>noon<\/b>.*Closed for repairs/s);
  });
});
