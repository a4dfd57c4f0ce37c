import type { WidgetNode } from '@plinth/model';
import type { Reader } from '../storage/store.ts';

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

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};

/** In how many places of all texts the class of a style stands. */
export async function countStyleUses(db: Reader, className: string): Promise<number> {
  const documents = await documentsWith(db, className);
  const classes = documents
    .flatMap(nodesOf)
    .flatMap(({ properties }) => strings(properties))
    .flatMap((text) => [...text.matchAll(/\sclass="([^"]*)"/g)])
    .flatMap(([, names = '']) => names.split(/\s+/));
  return classes.filter((name) => name === className).length;
}
