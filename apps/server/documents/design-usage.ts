import {
  documentReferences,
  type ReferenceKind,
  type StyleType,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { Reader } from '../storage/database/store.ts';

const nodesOf = (node: WidgetNode): WidgetNode[] => [node, ...node.children.flatMap(nodesOf)];

/** Documents of all sections whose JSON contains `part`. */
async function documentsWith(db: Reader, part: string): Promise<WidgetNode[]> {
  const rows = await db
    .selectFrom('section')
    .select('document')
    .where('document', 'like', `%${part}%`)
    .execute();
  return rows.map(({ document }) => JSON.parse(String(document)) as WidgetNode);
}

type PresetName = { readonly widget_name: string; readonly class_name: string };

/** Counts the widgets with this preset. Widgets without a preset use the one named `default`. */
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

/** Counts the references to this style in all sections. */
export async function countStyleUses(db: Reader, style: StyleName): Promise<number> {
  const documents = await documentsWith(db, style.class_name);
  return documents
    .flatMap((document) => documentReferences(document, widgetDefinition))
    .filter(({ kind, id }) => kind === KINDS[style.type] && id === style.class_name).length;
}
