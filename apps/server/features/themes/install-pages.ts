import { invariant, PageFields, SectionFields, type WidgetNode } from '@plinth/model';
import { type Documents, emptyDocument } from '../../documents/documents.ts';
import { SERVICE_PAGES } from '../../documents/service-pages.ts';
import { RECORD_TYPES, type StoredPage } from '../../storage/database/record-types.ts';
import type { Tx } from '../../storage/database/store.ts';
import { createRecord, getRecord } from '../../storage/records/records.ts';
import { saveSetting } from '../../storage/records/stored-setting.ts';
import type { OpenTheme } from './open-theme.ts';
import { type KnownIds, resolveDocument } from './references.ts';
import type { ThemeFile, ThemePage } from './theme-file.ts';

/** Creates the pages of a theme with empty content. Returns them by key. */
export async function createPages(
  tx: Tx,
  { pages }: ThemeFile,
): Promise<ReadonlyMap<string, StoredPage>> {
  const created = new Map<string, StoredPage>();
  for (const page of pages) {
    created.set(page.key, await createPage(tx, page, { position: created.size }));
  }
  return created;
}

type PagePlace = { readonly position: number; readonly status?: StoredPage['status'] };

/** Creates a page with empty content. */
export async function createPage(
  tx: Tx,
  page: ThemePage,
  { position, status = 'publish' }: PagePlace,
): Promise<StoredPage> {
  const { key: _, file: __, page_type: ___, is_home, ...given } = page;
  const { password: ____, ...fields } = PageFields.parse({ ...given, status });
  const content = await createRecord(tx, 'section', {
    ...SectionFields.parse({ name: page.name }),
    document: emptyDocument(),
  });
  return createRecord(tx, 'page', {
    ...fields,
    url: page.url,
    password_hash: null,
    content_id: content.id,
    position,
    is_home,
  });
}

type PageFillContext = {
  readonly ids: KnownIds;
  readonly pages: ReadonlyMap<string, StoredPage>;
  readonly documents: Documents;
};

/** Fills in the page content after all referenced records have been created. */
export async function fillPages(
  tx: Tx,
  { theme, document }: OpenTheme,
  { ids, pages, documents }: PageFillContext,
): Promise<void> {
  for (const { key, file, page_type } of theme.pages) {
    const page = pages.get(key);
    invariant(page, `the page "${key}" does not exist yet`);
    const location = { pageType: page_type, sectionName: 'content' } as const;
    const tree = resolveDocument(document(file), ids);
    const context = { location, path: file, allowsMissingStyles: true } as const;
    await fillContent(tx, page.content_id, await documents.accept(tx.db, tree, context));
  }
}

/**
 * Replaces the empty placeholder, in the history as well, so the theme's content is the first
 * version.
 */
async function fillContent(tx: Tx, id: number, document: WidgetNode): Promise<void> {
  const section = { ...(await getRecord(tx.db, 'section', id)), document };
  await tx.db
    .updateTable('section')
    .set({ document: JSON.stringify(document) })
    .where('id', '=', id)
    .execute();
  await tx.db
    .updateTable('history')
    .set({ data: RECORD_TYPES.section.toHistory(section) })
    .where('record', '=', 'section')
    .where('record_id', '=', id)
    .execute();
}

/** Sets the site's 404, maintenance, and password pages. */
export async function assignServicePages(
  tx: Tx,
  { pages }: ThemeFile,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const idOf = (type: ThemePage['page_type']) => {
    const page = pages.find(({ page_type }) => page_type === type);
    return (page && ids.get(page.key)) ?? null;
  };
  await saveSetting(tx, {
    ...SERVICE_PAGES,
    values: {
      not_found_id: idOf('service.404'),
      under_construction_id: idOf('service.under_construction'),
      password_id: idOf('service.password'),
    },
    revision: undefined,
  });
}
