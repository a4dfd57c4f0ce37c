import { describe, expect, test } from 'vitest';
import { fieldErrorMatching, testPages } from '../../testing/pages.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('the order of pages on %s', async (kind) => {
  const { pages, create, home } = await testPages(kind);

  describe('the tree', () => {
    test('a page moves among its siblings and under another page', async () => {
      const parent = await create('Tree');
      const names = ['a', 'b', 'c'];
      const children = [];
      for (const name of names) children.push(await create(name, { parent_id: parent.id }));
      const [a, , c] = children;
      await pages.move({ id: c?.id ?? 0, parent_id: parent.id, position: 0 });
      const order = async () => {
        const { items } = await pages.getTree();
        return items.find(({ id }) => id === parent.id)?.children.map(({ name }) => name);
      };
      expect(await order()).toEqual(['c', 'a', 'b']);
      await pages.move({ id: a?.id ?? 0, parent_id: c?.id ?? 0, position: 9 });
      expect(await order()).toEqual(['c', 'b']);
    });

    test('a page cannot be under itself or deeper than five levels', async () => {
      const ids: number[] = [];
      for (const name of ['1', '2', '3', '4', '5']) {
        const page = await create(`Level ${name}`, { parent_id: ids.at(-1) ?? null });
        ids.push(page.id);
      }
      await expect(create('Level 6', { parent_id: ids[4] })).rejects.toMatchObject(
        fieldErrorMatching('parent_id', 'valueInvalid'),
      );
      const below = pages.move({ id: ids[0] ?? 0, parent_id: ids[2] ?? 0, position: 0 });
      await expect(below).rejects.toMatchObject(fieldErrorMatching('parent_id', 'valueInvalid'));
    });

    test('a page with children is deleted only together with them', async () => {
      const parent = await create('Parent');
      const child = await create('Child', { parent_id: parent.id });
      await expect(pages.delete({ ids: [parent.id] })).rejects.toMatchObject({
        message: 'MODULE.PAGES.HAS_CHILDREN',
      });
      expect(await pages.delete({ ids: [parent.id, child.id] })).toEqual({ deleted: 2 });
      await expect(pages.get({ id: child.id })).rejects.toMatchObject({ code: 404 });
    });
  });

  describe('the home page', () => {
    test('is one published page and cannot be deleted', async () => {
      const draft = await create('Draft', { status: 'draft' });
      await expect(pages.setHome({ id: draft.id })).rejects.toMatchObject({
        message: 'MODULE.PAGES.HOME_HIDDEN',
      });
      const former = await home();
      const next = await create('New home');
      expect(await pages.setHome({ id: next.id })).toMatchObject({ is_home: true });
      expect(await home()).toBe(next.id);
      expect(await pages.get({ id: former })).toMatchObject({ is_home: false });
      await expect(pages.delete({ ids: [next.id] })).rejects.toMatchObject({
        message: 'MODULE.PAGES.HOME_STAYS',
      });
      const { revision } = await pages.get({ id: next.id });
      const published_at = '2099-01-01T00:00:00.000Z';
      for (const status of ['draft', 'pending', 'future'] as const) {
        const hidden = pages.save({ item: { id: next.id, status, published_at }, revision });
        await expect(hidden, status).rejects.toMatchObject({
          message: 'MODULE.PAGES.HOME_HIDDEN',
          data: { errors: { status: ['valueInvalid'] } },
        });
      }
    });

    test('concurrent changes leave one home page', async () => {
      const [a, b] = [await create('Home A'), await create('Home B')];
      await Promise.all([pages.setHome({ id: a.id }), pages.setHome({ id: b.id })]);
      const { items } = await pages.getTree();
      expect(items.filter(({ is_home }) => is_home)).toHaveLength(1);
    });
  });
});
