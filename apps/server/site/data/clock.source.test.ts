import { describe, expect, test } from 'vitest';
import { countingSite } from '../../testing/counting-site.ts';
import { node } from '../../testing/documents.ts';
import { testPages } from '../../testing/pages.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const HOUR = 3_600_000;

describe.each(SERVICE_DATABASES)('a page with a date on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);

  test('is cached until then', async () => {
    const at = new Date(Date.now() + HOUR).toISOString();
    const countdown = node('countdown', 'countdown', {
      event: { at, time_zone: 'Europe/Berlin' },
      animation: { name: 'fade_in' },
      on_end: 'hide',
    });
    const { id } = await create('Launch');
    const { revision } = await client.PagesService.getDesign({ id });
    const content = node('root', 'section', {}, [countdown]);
    await client.PagesService.saveDesign({ id, sections: { content }, revision });
    const site = await countingSite(server);
    const show = () => site.show(id, '/launch/');
    expect(await show()).toContain(`data-countdown="${at}"`);
    const before = site.renders();
    site.passTime(HOUR / 2);
    await show();
    expect(site.renders()).toBe(before);
    site.passTime(HOUR / 2);
    const after = await show();
    expect(after).not.toContain('data-countdown=');
    expect(after).toMatch(/moto-widget-countdown[^>]* hidden/);
  });
});
