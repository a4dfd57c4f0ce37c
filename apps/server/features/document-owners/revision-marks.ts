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

type Stored = {
  readonly status?: unknown;
  readonly values?: { readonly under_construction?: unknown };
};

type Row = { readonly created: number; readonly data: string };

/** Times of the rows in which a condition began to hold. */
const turnsIn = (rows: readonly Row[], holds: (data: Stored) => boolean): readonly number[] => {
  const states = rows.map(({ data }) => holds(JSON.parse(data)));
  return rows.flatMap(({ created }, index) =>
    states[index] && !states[index - 1] ? [Number(created)] : [],
  );
};

/** Times at which the site was launched, in ms since 1970. */
export async function launchedAt(db: Reader): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('history')
    .innerJoin('setting', 'setting.id', 'history.record_id')
    .select(['history.created', 'history.data'])
    .where('history.record', '=', 'setting')
    .where('setting.name', '=', 'general')
    .orderBy('history.revision')
    .execute();
  const [first] = rows;
  const isOpen = ({ values }: Stored) => values?.under_construction === false;
  // A site that never was under construction wasn't launched.
  return turnsIn(rows, isOpen).filter((time) => time !== Number(first?.created));
}

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
  return turnsIn(rows, ({ status }) => status === 'publish');
}
