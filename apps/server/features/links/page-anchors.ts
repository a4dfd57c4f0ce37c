import { codeInjectionSettings } from '@plinth/contract';
import type { SiteUrls, WidgetNode } from '@plinth/model';
import { linkParts } from '../../documents/link-urls.ts';
import { settingOf } from '../../settings/group-values.ts';
import type { Reader } from '../../storage/database/store.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';
import {
  type Anchors,
  anchorOf,
  anchorsIn,
  anchorsInCode,
  type FoundLink,
  joinAnchors,
} from './links-in.ts';

/** Finds the page at a path. Null if there is none that visitors see. */
type FindPage = Pick<SiteUrls, 'pathOf'> & {
  readonly pageAt: (path: string) => number | null;
};

/** An anchor of a page of this site that a URL leads to. */
export type PageAnchor = { readonly page: number; readonly anchor: string };

/** The anchor of a page that a URL with a fragment leads to. Null for other URLs. */
export function anchorOfUrl(url: string, site: FindPage): PageAnchor | null {
  const at = url.indexOf('#');
  const anchor = at < 1 ? null : anchorOf(url.slice(at + 1));
  const path = anchor === null ? undefined : linkParts(url, site)?.path;
  const page = path === undefined ? null : site.pageAt(path);
  return anchor === null || page === null ? null : { page, anchor };
}

/** The pages that links lead to an anchor of. */
export const pagesWithAnchors = (links: readonly FoundLink[], site: FindPage): readonly number[] =>
  links.flatMap(({ target }) =>
    target.kind === 'url' ? (anchorOfUrl(target.url, site)?.page ?? []) : [],
  );

/** Columns of pages and posts. */
const CODE = ['head_code', 'body_code'] as const;

/** The anchors in the content and the code of some pages. */
export async function readPageAnchors(
  db: Reader,
  pages: readonly number[],
): Promise<ReadonlyMap<number, Anchors>> {
  if (pages.length === 0) return new Map();
  const rows = await db
    .selectFrom('page')
    .innerJoin('section', 'section.id', 'page.content_id')
    .select(['page.id', 'section.document', ...CODE])
    .where('page.id', 'in', [...new Set(pages)])
    .execute();
  return new Map(
    rows.map(({ id, document, head_code, body_code }) => [
      Number(id),
      joinAnchors([
        anchorsIn(JSON.parse(document) as WidgetNode),
        anchorsInCode(head_code + body_code),
      ]),
    ]),
  );
}

/** The anchors in the code of pages and posts, by the id of their content section. */
export async function readCodeAnchors(db: Reader): Promise<ReadonlyMap<number, Anchors>> {
  const found = new Map<number, Anchors>();
  for (const kind of ['page', 'post'] as const) {
    const rows = await db
      .selectFrom(kind)
      .select(['content_id', ...CODE])
      .where((row) => row.or(CODE.map((column) => row(column, '!=', ''))))
      .execute();
    for (const { content_id, head_code, body_code } of rows)
      found.set(Number(content_id), anchorsInCode(head_code + body_code));
  }
  return found;
}

/** The anchors in the code that the owner adds to every page. */
export async function readSiteCodeAnchors(db: Reader): Promise<Anchors> {
  const { values } = await readSetting(db, settingOf(codeInjectionSettings));
  return anchorsInCode(values.header_code + values.footer_code);
}
