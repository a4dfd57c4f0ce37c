import { fullPageUrl, PAGE_SERVICES, type PageService } from '@plinth/model';
import { SERVICE_PAGES } from '../../documents/service-pages.ts';
import { readGeneral } from '../../settings/settings.ts';
import type { Reader } from '../../storage/database/store.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';

export type PageNode = {
  readonly id: number;
  readonly url: string;
  readonly parent_id: number | null;
  readonly is_home: boolean;
};

/** The page tree, with the fields that URLs need, and the pages with a role. */
export type PagePaths = {
  /** What a page is shown in place of; null for all but system pages. */
  readonly service: (id: number) => PageService | null;
  readonly fullUrl: (page: Omit<PageNode, 'id'>) => string;
  /** From the parent upward. */
  readonly ancestors: (parent_id: number | null) => readonly PageNode[];
  /** Number of levels below a page. */
  readonly height: (id: number) => number;
};

export async function readPagePaths(db: Reader): Promise<PagePaths> {
  const rows = await db.selectFrom('page').select(['id', 'url', 'parent_id', 'is_home']).execute();
  const pages = new Map(rows.map((row) => [row.id, { ...row, is_home: row.is_home === 1 }]));
  const settings = await readGeneral(db);
  const { values: services } = await readSetting(db, SERVICE_PAGES);
  const service = (id: number): PageService | null =>
    PAGE_SERVICES.find((name) => services[`${name}_id`] === id) ?? null;
  const ancestors = (parent_id: number | null): PageNode[] => {
    const parent = parent_id === null ? undefined : pages.get(parent_id);
    return parent ? [parent, ...ancestors(parent.parent_id)] : [];
  };
  const height = (id: number): number =>
    Math.max(
      0,
      ...[...pages.values()]
        .filter(({ parent_id }) => parent_id === id)
        .map((child) => 1 + height(child.id)),
    );
  const fullUrl = ({ url, parent_id, is_home }: Omit<PageNode, 'id'>) => {
    const chain = ancestors(parent_id).map((page) => page.url);
    return fullPageUrl(is_home ? [] : [...chain.reverse(), url], settings);
  };
  return { service, fullUrl, ancestors, height };
}
