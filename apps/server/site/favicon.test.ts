import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';
import { uploader } from '../testing/upload-file.ts';

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`;

describe.each(SERVICE_DATABASES)('the icon of a site on %s', async (kind) => {
  const server = await testServer(kind, { environment: { PLINTH_STARTER: 'harbor' } });
  const browser = await server.owner();
  const { SettingsService: settings } = browser.client;
  const upload = uploader(browser);
  const setFacts = (values: object) => settings.save({ group: 'site_facts', values });
  const icon = async () => {
    const response = await server.browser().fetch('/favicon.ico');
    return {
      type: response.headers.get('content-type'),
      location: response.headers.get('location'),
      body: await response.text(),
    };
  };

  test('has the initials of the business and follows its name and color', async () => {
    const before = await icon();
    expect(before.type).toBe('image/svg+xml');
    expect(before.body).toContain('<title>Merrow &#38; Lind</title>');
    expect(before.body).toContain('<path');
    await setFacts({ name: 'Oak Works', primary_color: '#2c6b4a' });
    const after = await icon();
    expect(after.body).toContain('<title>Oak Works</title>');
    expect(after.body).toContain('fill="#2c6b4a"');
  });

  test('is the logo if that is about square, unless the owner chose an icon', async () => {
    const long = await upload(svg(300, 60), 'long.svg');
    await setFacts({ logo_id: long.id });
    expect((await icon()).body).toContain('<title>Oak Works</title>');
    const square = await upload(svg(64, 60), 'square.svg');
    await setFacts({ logo_id: square.id });
    expect((await icon()).location).toBe(square.url);
    const own = await upload(svg(32, 32), 'own.svg');
    await settings.save({ group: 'general', values: { favicon_id: own.id } });
    expect((await icon()).location).toBe(own.url);
  });

  test('and its home page are named like the site, and described by its facts', async () => {
    const home = async () => (await server.browser().fetch('/')).text();
    await settings.save({ group: 'general', values: { site_name: 'Oak & Ash' } });
    expect(await home()).toContain('<title>Oak &amp; Ash</title>');
    expect(await home()).toContain('<meta name="description" content="We survey sailboats');
    await setFacts({ description: 'We build tables that last.' });
    expect(await home()).toContain(
      '<meta name="description" content="We build tables that last.">',
    );
  });
});
