import { documentReferences } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { EditorSession } from '../session/types.ts';

/** Ids of the images on the open page and in its shared sections, saved or not. */
export function shownImages({ store }: EditorSession): readonly number[] {
  const found = [...store.reader.nodes.values()].flatMap(({ id, widget, properties }) =>
    documentReferences({ id, widget, properties, children: [] }, widgetDefinition),
  );
  const ids = found.flatMap(({ kind, id }) =>
    kind === 'media' && typeof id === 'number' ? [id] : [],
  );
  return [...new Set(ids)];
}
