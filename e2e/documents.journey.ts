import { expect, type Saved, test } from './support/callers.ts';
import { ask, must } from './support/wire.ts';

type Node = { id: string; widget: string; properties: object; children: Node[] };
type Design = { sections: { content: Node }; revision: number };

test('a save requires the latest revision', async ({ owner, changesNothing }) => {
  const pages = await must<{ items: Saved[] }>(owner, 'PagesService.getList');
  const menus = await must<{ items: Saved[] }>(owner, 'MenusService.getList');
  const sections = await must<{ items: Saved[] }>(owner, 'ContentSection.getList');
  await changesNothing(async () => {
    for (const [service, record] of [
      ['PagesService', pages.items[0]],
      ['MenusService', menus.items[0]],
      ['ContentSection', sections.items[0]],
    ] as const) {
      const item = { id: record?.id, name: 'Stale' };
      const without = await ask(owner, `${service}.save`, { item });
      expect(without.error?.data.errors).toEqual({ revision: ['isEmpty'] });
      const stale = await ask(owner, `${service}.save`, { item, revision: 9999 });
      expect([stale.error?.code, stale.error?.data.type, stale.error?.data.revision]).toEqual([
        409,
        'CONFLICT',
        record?.revision,
      ]);
    }
    const id = pages.items[0]?.id;
    const { sections: design, revision } = await must<Design>(owner, 'PagesService.getDesign', {
      id,
    });
    const none = await ask(owner, 'PagesService.saveDesign', { id, sections: design });
    expect(none.error?.data.errors).toHaveProperty('revision');
    const late = await ask(owner, 'PagesService.saveDesign', {
      id,
      sections: { content: design.content },
      revision: revision + 1,
    });
    expect([late.error?.code, late.error?.data.revision]).toEqual([409, revision]);
  });
});

test('unknown properties are reported with their path, and nothing is stored', async ({
  owner,
  changesNothing,
}) => {
  const text = (properties: object, widget = 'text'): Node => ({
    id: 'x1',
    widget,
    properties,
    children: [],
  });
  const page = (...children: Node[]) => ({
    id: 'w1',
    widget: 'section',
    properties: {},
    children: [{ id: 'x0', widget: 'block', properties: {}, children }],
  });
  const inside = 'children.0.children.0';
  const cases: readonly (readonly [Node, string])[] = [
    [page(text({ foo: 1 })), `${inside}.properties.foo`],
    [page(text({}, 'marquee')), `${inside}.widget`],
    [page(text({}, '__proto')), `${inside}.widget`],
    [page(text({ html: 7 })), `${inside}.properties.html`],
    [page({ ...text({}), extra: 1 } as Node), `${inside}.extra`],
    [page({ ...text({}), id: '' }), `${inside}.id`],
    [page(text({}), text({})), 'children.0.children.1.id'],
    [
      page(text({ link: { action: 'url', url: 'javascript:alert(1)' } }, 'button')),
      `${inside}.properties.link.url`,
    ],
  ];
  const { items } = await must<{ items: Saved[] }>(owner, 'PagesService.getTree');
  const id = items[0]?.id;
  const { revision } = await must<Design>(owner, 'PagesService.getDesign', { id });
  await changesNothing(async () => {
    for (const [document, path] of cases) {
      const design = { id, revision, sections: { content: document } };
      const page = await ask(owner, 'PagesService.saveDesign', design);
      expect([path, page.error?.code, Object.keys(page.error?.data.errors ?? {})]).toEqual([
        path,
        400,
        [`sections.content.${path}`],
      ]);
      for (const [method, item] of [
        ['ContentSection.save', { name: 'x', kind: 'footer', document }],
        ['BlocksService.saveToTheme', { name: 'x', document }],
      ] as const) {
        const other = await ask(owner, method, { item });
        expect([method, path, Object.keys(other.error?.data.errors ?? {})]).toEqual([
          method,
          path,
          [`document.${path}`],
        ]);
      }
    }
  });
});

test('any text is stored unchanged and shown as plain text', async ({ owner }) => {
  const names = {
    sql: "' OR 1=1; drop table page; --",
    markup: '</script><script>alert(1)</script>',
    template: '{{7*7}} {7*7} <%= 7 %>',
    like: '100%_\\',
    signs: 'Zażółć 日本語 \u202e👩‍🚀',
  };
  for (const name of Object.values(names)) {
    const saved = await must<Saved>(owner, 'PagesService.save', { item: { name } });
    expect((await must<Saved>(owner, 'PagesService.get', { id: saved.id })).name).toBe(name);
    const found = await must<{ items: Saved[] }>(owner, 'PagesService.getList', { search: name });
    expect(found.items.map((page) => page.id)).toEqual([saved.id]);
    await must(owner, 'PagesService.delete', { ids: [saved.id] });
  }
  const none = await must<{ items: Saved[] }>(owner, 'PagesService.getList', { search: '%' });
  expect(none.items).toEqual([]);
  for (const sort of ['name;drop', '(select 1)', 'password_hash']) {
    expect((await ask(owner, 'PagesService.getList', { sort })).error?.data.errors).toHaveProperty(
      'sort',
    );
  }
});
