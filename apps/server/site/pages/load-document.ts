import type { DesignSections } from '@plinth/contract';
import type { Owner, WidgetNode } from '@plinth/model';
import { fillTemplate } from '@plinth/render';
import {
  SHARED_KINDS,
  type SharedKind,
  selectDefault,
  showsSection,
} from '../../documents/shared-sections.ts';
import type { OwnerRecord } from '../../features/document-owners/document-kind.ts';
import { findPostTemplate } from '../../features/posts/post-template.ts';
import type { StoredSection } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { fromRow, getRecord } from '../../storage/records/records.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import { DOCUMENT_KINDS } from '../document-kinds.ts';

/** An owner's document with its shared sections and background. */
export type LoadedDocument = {
  readonly owner: Owner;
  readonly record: OwnerRecord;
  readonly sections: DesignSections;
  /** What is around the content of a post. Null: nothing. */
  readonly template: WidgetNode | null;
  readonly is_sticky_footer: boolean;
  /** Class name of its background style. Null if it has none. */
  readonly background: string | null;
};

async function readBackground(db: Reader, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom('background')
    .select('class_name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.class_name ?? null;
}

/**
 * The sections of an owner. Without its own choice, the site's default header and footer are used.
 */
async function readSections(db: Reader, record: OwnerRecord): Promise<StoredSection[]> {
  const chosen = [record.content_id, record.header_id, record.footer_id].filter(
    (id) => id !== null,
  );
  const rows = await db
    .selectFrom('section')
    .selectAll()
    .where((where) =>
      where.or([
        where('id', 'in', chosen),
        ...SHARED_KINDS.filter((kind) => showsSection(record, kind) && !record[`${kind}_id`]).map(
          (kind) => where('section.id', '=', selectDefault(db, kind)),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => fromRow('section', row));
}

/** The template of posts. The response depends on whether there is one. */
async function readTemplate(db: Reader, { kind }: Owner, { tag }: Pick<Recorder, 'tag'>) {
  if (kind !== 'post') return null;
  tag('blog_template:*');
  const template = await findPostTemplate(db);
  if (!template) return null;
  tag(`section:${template.content_id}`);
  return (await getRecord(db, 'section', template.content_id)).document;
}

/** The sections as visitors see them: the content of a post is in the template of posts. */
export function withTemplate({
  sections,
  template,
}: Pick<LoadedDocument, 'sections' | 'template'>): DesignSections {
  const { content } = sections;
  return content && template ? { ...sections, content: fillTemplate(template, content) } : sections;
}

/** Reads a document from the database. Undefined if its owner doesn't exist. */
export async function loadDocument(
  db: Reader,
  owner: Owner,
  { tag }: Pick<Recorder, 'tag'>,
): Promise<LoadedDocument | undefined> {
  tag(`${owner.kind}:${owner.id}`);
  const record = await DOCUMENT_KINDS[owner.kind].read(db, owner.id);
  if (!record) return undefined;
  tag(`section:${record.content_id}`);
  if (record.author) tag(`account:${record.author.id}`);
  if (record.background_id !== null) tag(`background:${record.background_id}`);
  const sections = await readSections(db, record);
  const shared = (kind: SharedKind): StoredSection | null => {
    if (!showsSection(record, kind)) return null;
    const id = record[`${kind}_id`];
    const section = sections.find((one) => one.kind === kind && (id === null || one.id === id));
    tag(`section:${section?.id ?? kind}`);
    return section ?? null;
  };
  const [header, footer] = [shared('header'), shared('footer')];
  const content = sections.find((section) => section.id === record.content_id);
  return {
    owner,
    record,
    background: await readBackground(db, record.background_id),
    template: await readTemplate(db, owner, { tag }),
    is_sticky_footer: footer?.is_sticky_footer ?? false,
    sections: {
      header: header?.document ?? null,
      content: content?.document ?? null,
      footer: footer?.document ?? null,
    },
  };
}
