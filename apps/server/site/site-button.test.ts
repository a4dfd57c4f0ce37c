import { describe, expect, test } from 'vitest';
import { countingSite } from '../testing/counting-site.ts';
import { testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

describe.each(SERVICE_DATABASES)('the back-to-top button on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);

  test('follows the general settings at once', async () => {
    const { id } = await create('Long');
    const site = await countingSite(server);
    const isShown = async (back_to_top: 'disabled' | 'default' | 'custom') => {
      await client.SettingsService.save({ group: 'general', values: { back_to_top } });
      return (await site.show(id, '/long/')).includes('moto-floating"');
    };
    expect(await isShown('disabled')).toBe(false);
    expect(await isShown('default')).toBe(true);
    expect(await isShown('disabled')).toBe(false);
    expect(await isShown('custom')).toBe(true);
  });
});
