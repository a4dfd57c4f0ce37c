import {
  Background,
  invariant,
  leadsToPage,
  MenuFields,
  type MenuItem,
  SectionFields,
  type WidgetLookup,
} from '@plinth/model';
import type { Documents } from '../../documents/documents.ts';
import type { Secrets } from '../../security/secrets.ts';
import { setActiveTheme } from '../../settings/active-theme.ts';
import { COLORS, VALUES } from '../../settings/design.ts';
import { SITE_FONTS } from '../../settings/site-fonts.ts';
import type { Tx } from '../../storage/database/store.ts';
import { createRecord, createRecords } from '../../storage/records/records.ts';
import { type Setting, saveSetting } from '../../storage/records/stored-setting.ts';
import { assignServicePages, createPages, fillPages } from './install-pages.ts';
import type { OpenTheme } from './open-theme.ts';
import { type KnownIds, resolveDocument, resolveReferences } from './references.ts';
import { type BlogPorts, createPosts } from './theme-blog.ts';
import type { ThemeFile } from './theme-file.ts';
import { mediaFields, type StoredFiles, unmarkFiles } from './theme-media.ts';

export type InstallPorts = BlogPorts & {
  readonly documents: Documents;
  readonly secrets: Secrets;
  readonly lookup: WidgetLookup;
};

/**
 * Fills an empty site with a theme's records in dependency order. All pages are created before
 * their content, because they may link to each other. Returns the id of the home page.
 */
export async function installTheme(
  tx: Tx,
  { theme, files, ports }: { theme: OpenTheme; files: StoredFiles; ports: InstallPorts },
): Promise<number> {
  const media = await createMedia(tx, theme.theme, files);
  await installDesign(tx, theme.theme, { ids: { media, page: NO_IDS, menu: NO_IDS }, ports });
  const pages = await createPages(tx, theme.theme);
  const page = new Map([...pages].map(([key, { id }]) => [key, id]));
  const menu = await createMenus(tx, theme.theme, { media, page, menu: NO_IDS });
  const ids = { media, page, menu };
  await createSections(tx, theme, { ids, ports });
  await fillPages(tx, theme, { ids, pages, documents: ports.documents });
  await assignServicePages(tx, theme.theme, page);
  const blogPage = page.get(theme.theme.blog?.page ?? '');
  if (blogPage !== undefined) {
    await ports.startBlog(tx, blogPage);
    await createPosts(tx, theme, { ...ports, ids, status: 'publish' });
  }
  await setActiveTheme(tx, theme.theme.id);
  const home = theme.theme.pages.find(({ is_home }) => is_home);
  const homeId = home && page.get(home.key);
  invariant(homeId !== undefined, 'the theme has no home page');
  return homeId;
}

const NO_IDS: ReadonlyMap<string, number> = new Map();

type InstallContext = { readonly ids: KnownIds; readonly ports: InstallPorts };

async function createMedia(tx: Tx, theme: ThemeFile, files: StoredFiles) {
  const ids = new Map<string, number>();
  for (const media of theme.media) {
    const record = await createRecord(tx, 'media', mediaFields(media, files.get(media.key) ?? []));
    ids.set(media.key, record.id);
  }
  await unmarkFiles(tx, files);
  return ids;
}

async function installDesign(
  tx: Tx,
  theme: ThemeFile,
  { ids, ports }: InstallContext,
): Promise<void> {
  const save = <T extends object>(setting: Setting<T>, values: T) =>
    saveSetting(tx, { ...setting, values, revision: undefined });
  await save(COLORS, theme.colors);
  await save(VALUES, theme.values);
  await save(SITE_FONTS, { families: theme.fonts });
  const chosen = { source: 'theme' as const, styles: [], subsets: [] };
  const fonts = theme.fonts.map(({ family, ...files }) => ({ name: family, ...files, ...chosen }));
  await createRecords(tx, 'font', fonts);
  for (const style of theme.styles) await createRecord(tx, 'style', style);
  for (const preset of theme.presets) {
    ports.lookup(preset.widget_name)?.properties.parse(preset.properties);
    await createRecord(tx, 'preset', { ...preset, original: null });
  }
  for (const { properties, ...background } of theme.backgrounds) {
    await createRecord(tx, 'background', {
      ...background,
      is_system: 1,
      properties: Background.parse(resolveReferences(Background, properties, ids)),
    });
  }
}

type NamedPage = { readonly id: number; readonly name: string; readonly is_home: boolean };

/** Leaves out labels that are the name of their page, so that they follow it. */
const withoutNames = (items: readonly MenuItem[], pages: readonly NamedPage[]): MenuItem[] =>
  items.map((item) => {
    const page = pages.find((each) => leadsToPage(item, each));
    const label = page?.name === item.label ? '' : item.label;
    return { ...item, label, children: withoutNames(item.children, pages) };
  });

async function createMenus(tx: Tx, theme: ThemeFile, ids: KnownIds) {
  const pages = theme.pages.flatMap(({ key, name, is_home }) => {
    const id = ids.page.get(key);
    return id === undefined ? [] : [{ id, name, is_home }];
  });
  const created = new Map<string, number>();
  for (const { key, ...menu } of theme.menus) {
    const fields = MenuFields.parse(resolveReferences(MenuFields, menu, ids));
    const items = withoutNames(fields.items, pages);
    const record = await createRecord(tx, 'menu', { ...fields, items });
    created.set(key, record.id);
  }
  return created;
}

async function createSections(
  tx: Tx,
  { theme, document }: OpenTheme,
  { ids, ports }: InstallContext,
): Promise<void> {
  for (const { file, ...section } of theme.sections) {
    const location = { pageType: 'page', sectionName: section.kind } as const;
    await createRecord(tx, 'section', {
      ...SectionFields.parse(section),
      document: await ports.documents.accept(tx.db, resolveDocument(document(file), ids), {
        location,
        path: file,
        allowsMissingStyles: true,
      }),
    });
  }
}
