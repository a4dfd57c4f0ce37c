import {
  documentReferences,
  NAMED_SIZES,
  type NamedSize,
  type ReferenceKind,
  Spacing,
  type StyleType,
  sizesIn,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { Reader } from '../storage/database/store.ts';
import { shownSections } from './shared-sections.ts';

const nodesOf = (node: WidgetNode): WidgetNode[] => [node, ...node.children.flatMap(nodesOf)];

type SectionDocument = { readonly id: number; readonly document: WidgetNode };

/** Documents of all sections whose JSON contains `part`. */
async function documentsWith(db: Reader, part: string): Promise<SectionDocument[]> {
  const rows = await db
    .selectFrom('section')
    .select(['id', 'document'])
    .where('document', 'like', `%${part}%`)
    .execute();
  return rows.map(({ id, document }) => ({
    id,
    document: JSON.parse(String(document)) as WidgetNode,
  }));
}

type PresetName = { readonly widget_name: string; readonly class_name: string };

type PresetUses = {
  /** Number of widgets. */
  readonly count: number;
  /** Number of pages and posts that show one of them. */
  readonly pages: number;
};

/** Counts the widgets with this preset. Widgets without a preset use the one named `default`. */
export async function countPresetUses(db: Reader, preset: PresetName): Promise<PresetUses> {
  const { widget_name, class_name } = preset;
  const usesIn = ({ document }: SectionDocument): number =>
    nodesOf(document).filter(
      ({ widget, properties }) =>
        widget === widget_name && (properties.preset ?? 'default') === class_name,
    ).length;
  const documents = await documentsWith(db, widget_name);
  const uses = new Map(documents.map((section) => [section.id, usesIn(section)]));
  const shown = await shownSections(db);
  return {
    count: [...uses.values()].reduce((sum, each) => sum + each, 0),
    pages: shown.filter((ids) => ids.some((id) => (uses.get(id) ?? 0) > 0)).length,
  };
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
    .flatMap(({ document }) => documentReferences(document, widgetDefinition))
    .filter(({ kind, id }) => kind === KINDS[style.type] && id === style.class_name).length;
}

const spacingOf = ({ spacing }: WidgetNode['properties']): Spacing =>
  Spacing.catch({}).parse(spacing ?? {});

/** How many pages and posts have a widget with each spacing size. */
export async function countSpacingUses(db: Reader): Promise<Record<NamedSize, number>> {
  const rows = await db
    .selectFrom('section')
    .select(['id', 'document'])
    .where('document', 'like', '%"spacing"%')
    .execute();
  const sizesBySection = new Map(
    rows.map(({ id, document }) => {
      const nodes = nodesOf(JSON.parse(String(document)) as WidgetNode);
      return [id, new Set(nodes.flatMap(({ properties }) => sizesIn(spacingOf(properties))))];
    }),
  );
  const shown = await shownSections(db);
  const count = (size: NamedSize) =>
    shown.filter((ids) => ids.some((id) => sizesBySection.get(id)?.has(size))).length;
  return Object.fromEntries(NAMED_SIZES.map((size) => [size, count(size)])) as Record<
    NamedSize,
    number
  >;
}
