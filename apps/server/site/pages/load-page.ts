import type { DesignSections } from '@plinth/contract';
import { SHARED_KINDS, type SharedKind, showsSection } from '../../documents/shared-sections.ts';
import type { StoredPage, StoredSection } from '../../storage/record-types.ts';
import { fromRow } from '../../storage/records.ts';
import type { Reader } from '../../storage/store.ts';
import type { Recorder } from '../cache/recorder.ts';

/** A page with all that it shows; two queries. */
export type LoadedPage = {
  readonly page: StoredPage;
  readonly sections: DesignSections;
  readonly is_sticky_footer: boolean;
  /** Class name of its background style; null: it has none of its own. */
  readonly background: string | null;
};

async function readPage(db: Reader, id: number) {
  const row = await db
    .selectFrom('page')
    .leftJoin('background', 'background.id', 'page.background_id')
    .selectAll('page')
    .select('background.class_name as background')
    .where('page.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { background, ...page } = row;
  return { page: fromRow('page', page), background };
}

/** The sections of a page, and the first header and footer for pages that chose none. */
async function readSections(db: Reader, page: StoredPage): Promise<StoredSection[]> {
  const chosen = [page.content_id, page.header_id, page.footer_id].filter((id) => id !== null);
  const rows = await db
    .selectFrom('section')
    .selectAll()
    .where((where) =>
      where.or([
        where('id', 'in', chosen),
        ...SHARED_KINDS.filter((kind) => showsSection(page, kind) && !page[`${kind}_id`]).map(
          (kind) =>
            where('id', '=', (inner) =>
              inner
                .selectFrom('section as first')
                .select(({ fn }) => fn.min('first.id').as('id'))
                .where('first.kind', '=', kind),
            ),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => fromRow('section', row));
}

/** Reads a page as it is stored now; undefined when it is gone. */
export async function loadPage(
  db: Reader,
  id: number,
  { tag }: Pick<Recorder, 'tag'>,
): Promise<LoadedPage | undefined> {
  tag(`page:${id}`);
  const found = await readPage(db, id);
  if (!found) return undefined;
  const { page, background } = found;
  tag(`section:${page.content_id}`);
  if (page.background_id !== null) tag(`background:${page.background_id}`);
  const sections = await readSections(db, page);
  const shared = (kind: SharedKind): StoredSection | null => {
    if (!showsSection(page, kind)) return null;
    const id = page[`${kind}_id`];
    const section = sections.find((one) => one.kind === kind && (id === null || one.id === id));
    tag(`section:${section?.id ?? kind}`);
    return section ?? null;
  };
  const [header, footer] = [shared('header'), shared('footer')];
  const content = sections.find((section) => section.id === page.content_id);
  return {
    page,
    background: background ?? null,
    is_sticky_footer: footer?.is_sticky_footer ?? false,
    sections: {
      header: header?.document ?? null,
      content: content?.document ?? null,
      footer: footer?.document ?? null,
    },
  };
}
