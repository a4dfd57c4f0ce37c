import {
  documentReferences,
  type ReferenceKind,
  type StyleType,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { Reader } from '../storage/database/store.ts';

const nodesOf = (node: WidgetNode): WidgetNode[] => [node, ...node.children.flatMap(nodesOf)];

/** Documents of all pages, headers and footers whose text contains `part`. */
async function documentsWith(db: Reader, part: string): Promise<WidgetNode[]> {
  const rows = await db
    .selectFrom('section')
    .select('document')
    .where('document', 'like', `%${part}%`)
    .execute();
  return rows.map(({ document }) => JSON.parse(String(document)) as WidgetNode);
}

type PresetName = { readonly widget_name: string; readonly class_name: string };

/** How many widgets have the preset; without a choice a widget has the one named `default`. */
export async function countPresetUses(db: Reader, preset: PresetName): Promise<number> {
  const { widget_name, class_name } = preset;
  const documents = await documentsWith(db, widget_name);
  return documents
    .flatMap(nodesOf)
    .filter(
      ({ widget, properties }) =>
        widget === widget_name && (properties.preset ?? 'default') === class_name,
    ).length;
}

const KINDS: { readonly [T in StyleType]?: ReferenceKind } = {
  text: 'text_style',
  background: 'background_style',
};

type StyleName = { readonly type: StyleType; readonly class_name: string };

/** In how many places of all pages the style is chosen. */
export async function countStyleUses(db: Reader, style: StyleName): Promise<number> {
  const documents = await documentsWith(db, style.class_name);
  return documents
    .flatMap((document) => documentReferences(document, widgetDefinition))
    .filter(({ kind, id }) => kind === KINDS[style.type] && id === style.class_name).length;
}
