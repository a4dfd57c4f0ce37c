import { MAX_DATA_REQUESTS } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import { fieldErrorMatching } from '../../testing/pages.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const item = (id: string, is_draft = false) => ({
  id,
  label: id,
  link: { action: 'home_page' as const },
  is_draft,
  children: [],
});

describe.each(SERVICE_DATABASES)('widget data on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const menu = await client.MenusService.save({
    item: { name: 'Main', items: [item('shown'), item('draft', true)] },
  });
  const get = (...requests: Parameters<typeof client.DataService.get>[0]['requests']) =>
    client.DataService.get({ requests });

  test('is what visitors see, in request order', async () => {
    const wanted = { source: 'menu', id: menu.id } as const;
    const gone = { source: 'menu', id: menu.id + 1 } as const;
    const shown = { items: [item('shown')] };
    expect(await get(wanted, gone, wanted)).toEqual({ results: [shown, null, shown] });
    expect(await get()).toEqual({ results: [] });
  });

  test('is rejected for an unknown source, an invalid property, or too many requests', async () => {
    const request = { source: 'menu', id: 1 } as const;
    const many = Array.from({ length: MAX_DATA_REQUESTS + 1 }, () => request);
    await expect(get(...many)).rejects.toMatchObject(
      fieldErrorMatching('requests', 'numberIsBigger'),
    );
    await expect(get({ ...request, source: 'constructor' as never })).rejects.toMatchObject(
      fieldErrorMatching('requests.0.source', 'valueInvalid'),
    );
    await expect(get({ ...request, id: 0 })).rejects.toMatchObject(
      fieldErrorMatching('requests.0.id', 'numberIsSmaller'),
    );
  });

  test('is not public', async () => {
    const guest = server.browser().client;
    await expect(guest.DataService.get({ requests: [] })).rejects.toMatchObject({
      type: 'UNAUTHENTICATED',
    });
  });
});
