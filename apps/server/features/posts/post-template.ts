import { loadI18n } from '@plinth/i18n';
import { SectionFields, type WidgetNode } from '@plinth/model';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { createRecord, fromRow } from '../../storage/records/records.ts';
import { postTemplate } from './blog-documents.ts';

const { t } = await loadI18n(['server']);

type StoredTemplate = StoredRecords['blog_template'];

/** The template of posts. Undefined: posts show their own documents alone. */
export async function findPostTemplate(db: Reader): Promise<StoredTemplate | undefined> {
  const row = await db
    .selectFrom('blog_template')
    .selectAll()
    .where('kind', '=', 'post')
    .executeTakeFirst();
  return row && fromRow('blog_template', row);
}

/** Creates the template of posts, by default with what posts usually show. */
export async function createPostTemplate(
  tx: Tx,
  document: WidgetNode = postTemplate(),
): Promise<StoredTemplate> {
  const name = t('MODULE.SERVER.BLOG_TEMPLATE.POST');
  const section = SectionFields.parse({ name });
  const content = await createRecord(tx, 'section', { ...section, document });
  return createRecord(tx, 'blog_template', { name, kind: 'post', content_id: content.id });
}

/** Creates it in a blog that nobody has written in, whose posts can't change their look by it. */
export async function startWithTemplate(tx: Tx): Promise<void> {
  const written = await tx.db.selectFrom('post').select('id').limit(1).executeTakeFirst();
  if (!written && !(await findPostTemplate(tx.db))) await createPostTemplate(tx);
}
