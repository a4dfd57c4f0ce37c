import { documentReferences, type WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { Reader } from '../../storage/database/store.ts';

/** Ids of the images in the documents of the site. */
export async function shownImages(db: Reader): Promise<readonly number[]> {
  const rows = await db.selectFrom('section').select('document').execute();
  return rows
    .map(({ document }) => JSON.parse(String(document)) as WidgetNode)
    .flatMap((document) => documentReferences(document, widgetDefinition))
    .flatMap(({ kind, id }) => (kind === 'media' && typeof id === 'number' ? [id] : []));
}
