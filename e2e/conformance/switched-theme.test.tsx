import { isAllowedIn, type WidgetNode } from '@plinth/model';
import { WIDGETS, widgetDefinition } from '@plinth/widgets';
import { expect, test } from 'vitest';
import { missingInDesign } from '../../apps/server/documents/existing-styles.ts';
import { samplePage } from './sample-page.ts';
import { openSampleSite } from './sample-site.ts';

const { client, visit, shared, records, store } = await openSampleSite('harbor');
const { PagesService: pages, PostsService: posts, ThemesService: themes } = client;

const LOCATION = { pageType: 'page', sectionName: 'content' } as const;

/** Adds a page with a widget, or a post for widgets that only posts can have. */
async function addPage(widget: string): Promise<void> {
  const { allowed = true, holdsPost = false } = widgetDefinition(widget) ?? {};
  if (holdsPost) return;
  const item = { name: widget, url: `with-${widget.replaceAll('_', '-')}` };
  const sections = { content: samplePage(widget, records) };
  if (isAllowedIn(allowed, LOCATION)) {
    const { id } = await pages.save({ item });
    const { revision, revisions } = await pages.getDesign({ id });
    await pages.saveDesign({ id, sections, revision, revisions });
  } else {
    const { id } = await posts.save({ item: { ...item, status: 'publish' } });
    const { revision, revisions } = await posts.getDesign({ id });
    await posts.saveDesign({ id, sections, revision, revisions });
  }
}

/** Everything that pages, headers, and footers are made of, byte for byte, by id. */
const documents = async (): Promise<ReadonlyMap<number, { kind: string; document: string }>> => {
  const rows = await store.read
    .selectFrom('section')
    .select(['id', 'kind', 'document'])
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, ...section }) => [Number(id), section]));
};

const css = async (): Promise<string> => (await visit('/assets/site.css')).text();

/** The style sheet in any order: rules of records that were added again come last. */
const rules = async (): Promise<string> => (await css()).split('}').sort().join('}\n');

/** Shapes in the style sheets of widgets. */
const OF_WIDGETS = /^--moto-shape-/;

/** Variables of the design that are used without a fallback, and defined nowhere. */
function undefinedVariables(text: string): readonly string[] {
  const defined = new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = [...text.matchAll(/var\((--moto-[\w-]+)\)/g)].map(([, name = '']) => name);
  return [...new Set(used)].filter((name) => !defined.has(name) && !OF_WIDGETS.test(name));
}

/** Every style, preset, background, and color that something uses and the site's design lacks. */
async function unresolved(): Promise<readonly string[]> {
  const { colors, ...design } = await client.StylesService.getSiteDesign();
  const found: string[] = [];
  for (const [id, { document }] of await documents()) {
    const tree = JSON.parse(document) as WidgetNode;
    const missing = missingInDesign(tree, { ...design, colors: colors.colors }, widgetDefinition);
    found.push(...missing.map((path) => `section ${id}, ${path}`));
  }
  const sheet = await css();
  if (/undefined|null|NaN/.test(sheet)) found.push('the style sheet');
  const { items } = await pages.getList({ count: 200 });
  for (const { full_url, status } of items) {
    if (status !== 'publish') continue;
    const html = await (await visit(new URL(full_url).pathname)).text();
    found.push(...undefinedVariables(sheet + html).map((name) => `${full_url}, ${name}`));
    const body = html.slice(html.indexOf('<body'));
    const styles = [...body.matchAll(/moto-text_[a-z0-9-]+/g)].map(([name]) => name);
    found.push(
      ...styles.filter((name) => !sheet.includes(`.${name}`)).map((name) => `${full_url}, ${name}`),
    );
  }
  return found;
}

const home = (await pages.getList({ count: 200 })).items.find(({ is_home }) => is_home);
const id = home?.id ?? 0;
const design = await pages.getDesign({ id });
await pages.saveDesign({
  ...{ id, sections: { ...design.sections, header: shared('header') } },
  ...{ revision: design.revision, revisions: design.revisions },
});
for (const widget of WIDGETS.keys()) await addPage(widget);

test('all pages of both themes and of every widget are the same after switching back', async () => {
  const before = await documents();
  const harbor = await rules();
  expect(await unresolved()).toEqual([]);

  const { pages: added } = await themes.activate({ id: 'monolith', with_pages: true });
  expect(added).toBeGreaterThanOrEqual(8);
  expect(await unresolved()).toEqual([]);
  const after = await documents();
  for (const [section, { kind, document }] of before)
    if (kind === 'content') expect(after.get(section)?.document, `${section}`).toBe(document);
  expect(after.size).toBeGreaterThan(before.size + 10);
  const monolith = await rules();
  expect(monolith).not.toBe(harbor);

  await themes.activate({ id: 'harbor', restore: true });
  expect(await unresolved()).toEqual([]);
  const back = await documents();
  for (const [section, stored] of before) expect(back.get(section), `${section}`).toEqual(stored);

  await themes.activate({ id: 'monolith', restore: true });
  expect(await unresolved()).toEqual([]);
  expect(await documents()).toEqual(after);
  expect(await rules()).toBe(monolith);
});
