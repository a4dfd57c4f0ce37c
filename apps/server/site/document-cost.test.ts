import { describe, expect, test } from 'vitest';
import { sampleDocument, savePage } from '../testing/sample-page.ts';
import { testServer } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const NOW = Date.parse('2026-11-29T10:00:00.000Z');

describe.each(SERVICE_DATABASES)('the weight of a page on %s', async (kind) => {
  // Pages say when they were changed.
  const server = await testServer(kind, { clock: () => NOW });
  const { client } = await server.owner();
  const { PagesService: pages } = client;
  const page = await savePage(client, { name: 'Weighed' }, '');
  const countdown = {
    widget: 'countdown',
    properties: { event: { at: '2099-01-01T12:00:00.000Z', time_zone: 'UTC' } },
  } as const;
  const words = { widget: 'text', properties: { html: `<p>${'Words '.repeat(99)}</p>` } } as const;
  const content = sampleDocument(words, countdown);
  await pages.saveDesign({ id: page.id, sections: { content }, revision: page.design });

  /** Bytes of a response's body as they are sent. */
  const sent = async (path: string): Promise<number> => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await server.browser().fetch(path, { headers });
    return Number(answer.headers.get('content-length'));
  };

  test('is what the server sends, to the byte', async () => {
    const html = await (await server.browser().fetch('/weighed/')).text();
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(scripts.length).toBeGreaterThan(0);
    const sizes = await Promise.all(scripts.map(sent));
    expect(await pages.getCost({ id: page.id })).toEqual({
      html: await sent('/weighed/'),
      css: await sent('/assets/site.css'),
      scripts: sizes.reduce((sum, size) => sum + size, 0),
      widget: null,
    });
  });

  test('has a share of each widget, which is what the page without it would save', async () => {
    const all = await pages.getCost({ id: page.id });
    const sections = { content: sampleDocument(words) };
    const rest = await pages.getCost({ id: page.id, sections });
    const { widget } = await pages.getCost({ id: page.id, widget_id: 'w1' });
    expect(widget?.html).toBeGreaterThan(0);
    expect(widget?.scripts).toBeGreaterThan(0);
    expect(widget).toEqual({
      html: all.html - rest.html,
      css: all.css - rest.css,
      scripts: all.scripts - rest.scripts,
    });
  });
});
