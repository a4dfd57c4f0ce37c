import type { BlockTemplate } from '@plinth/contract';
import { invariant } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('templates of blocks on %s', async (kind) => {
  const server = await testServer(kind);
  const { client, fetch } = await server.owner();
  const { BlocksService: blocks, MediaService: media } = client;
  const urlOf = async (id: string | number) => {
    const block = (await blocks.getList({})).items.find((item) => item.id === id);
    invariant(block, `the block "${id}" is missing`);
    return block.options.templateUrl;
  };
  const templateOf = async (id: string, shown: readonly number[] = []) => {
    const query = shown.length > 0 ? `?t=1&shown=${shown.join('.')}` : '?t=1';
    const response = await fetch((await urlOf(id)) + query);
    expect(response.status).toBe(200);
    return JSON.parse(await response.text()) as BlockTemplate;
  };
  const images = (tree: object) =>
    [...JSON.stringify(tree).matchAll(/"image_id":(\d+)/g)].map(([, id]) => Number(id));

  test('every block has one, as plain text for its own site', async () => {
    const document = textDocument('<p>Own</p>');
    const own = await blocks.saveToTheme({ item: { name: 'Own', document } });
    expect(own.options.templateUrl).toBe(await urlOf(own.id));
    for (const id of ['price-list', own.id]) {
      const response = await fetch(await urlOf(id));
      const { headers } = response;
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const template = JSON.parse(await response.text()) as BlockTemplate;
      expect(template.document.children).not.toEqual([]);
      if (id === own.id) expect(template).toEqual({ document, images: [] });
    }
    await blocks.deleteFromTheme({ id: Number(own.id) });
    expect((await fetch(own.options.templateUrl)).status).toBe(404);
  });

  test('browsers keep a template and ask whether it has changed', async () => {
    const url = await urlOf('price-list');
    const first = await fetch(url);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const changed = await fetch(url, { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  test('guests get none', async () => {
    const response = await server.browser().fetch(await urlOf('price-list'));
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('Unauthorized');
  });

  test.each(['nothing', '0', '-1', '1e3', '999999', '9'.repeat(30), 'a'.repeat(400), '%00'])(
    'there is none at %s',
    async (id) => {
      expect((await fetch(`/admin/block-templates/${id}`)).status).toBe(404);
    },
  );

  test('an unknown block is answered in plain text', async () => {
    const response = await fetch('/admin/block-templates/nothing');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('Not Found');
  });

  test.each(['shown=a', 'shown=', 'shown=1..2', 'shown=-1', 'shown=1&shown=2'])(
    'refuses %s',
    async (query) => {
      expect((await fetch(`${await urlOf('team-3')}?${query}`)).status).toBe(400);
    },
  );

  test('brings the images that the library lacks, and adds none', async () => {
    const before = (await media.getList({ count: 1 })).total;
    const preview = await templateOf('hero-cover');
    expect((await media.getList({ count: 1 })).total).toBe(before);
    const [image] = preview.images;
    expect(preview.images).toHaveLength(1);
    expect(images(preview.document)).toEqual([image?.id]);
    for (const { url } of [image, ...(image?.renditions ?? [])].flatMap((file) => file ?? []))
      expect((await fetch(url)).headers.get('content-type')).toBe('image/webp');
    const { document } = await blocks.take({ id: 'hero-cover' });
    expect(await templateOf('hero-cover')).toEqual({ document, images: [] });
  });

  test('has the images that the page will get', async () => {
    const first = images((await blocks.take({ id: 'team-3' })).document);
    const preview = await templateOf('team-3', first);
    const nameOf = new Map(preview.images.map(({ id, name }) => [id, name]));
    const { document } = await blocks.take({ id: 'team-3', shown_images: first });
    for (const { id, name } of (await media.getList({ count: 200 })).items) nameOf.set(id, name);
    const names = (tree: object) => images(tree).map((id) => nameOf.get(id));
    expect(names(preview.document)).toEqual(names(document));
    expect(names(preview.document)).not.toEqual(first.map((id) => nameOf.get(id)));
  });
});
