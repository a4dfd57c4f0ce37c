import { sameValue, type WidgetNode } from '@plinth/model';
import type { Reader } from '../../storage/database/store.ts';
import type { OwnedDocument } from './owned-document.ts';

/** A save of a document's content. */
type Save = { readonly created: number; readonly tree: WidgetNode };

/** The earlier save that each save returned to, or null; `saves` are newest first. */
export const restoredSaves = (saves: readonly Save[]): readonly (Save | null)[] =>
  saves.map(({ tree }, index) => {
    const [previous, ...earlier] = saves.slice(index + 1);
    if (!previous || sameValue(previous.tree, tree)) return null;
    return earlier.find((save) => sameValue(save.tree, tree)) ?? null;
  });

/** Times at which the document was published, in ms since 1970. */
export async function publishedAt(
  db: Reader,
  { of, id }: OwnedDocument,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('history')
    .select(['created', 'data'])
    .where('record', '=', of.kind)
    .where('record_id', '=', id)
    .orderBy('history.revision')
    .execute();
  const isPublic = rows.map(({ data }) => JSON.parse(data).status === 'publish');
  return rows.flatMap(({ created }, index) =>
    isPublic[index] && !isPublic[index - 1] ? [Number(created)] : [],
  );
}
