import { disabledWidgets, mayAdd, type WidgetNode, withDisabled } from '@plinth/model';
import { widgetRules } from '@plinth/widgets';
import { readFeatures } from '../../settings/settings.ts';
import type { Reader } from '../../storage/database/store.ts';

/** Reads what the site has turned off; the result tells whether a document has none of it. */
export async function readMayAdd(db: Reader): Promise<(document: WidgetNode) => boolean> {
  const lookup = withDisabled(widgetRules, disabledWidgets(await readFeatures(db)));
  return (document) => mayAdd(document, lookup).ok;
}
