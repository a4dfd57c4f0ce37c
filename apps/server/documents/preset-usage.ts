import { DEFAULT_PRESET, type WidgetNode } from '@plinth/model';
import type { Reader, Tx } from '../storage/database/store.ts';
import { changeRecord, type Target } from '../storage/records/records.ts';
import { documentAt, documentsWith, nodesOf, type SectionDocument } from './design-usage.ts';
import { shownSections } from './shared-sections.ts';

export type PresetName = { readonly widget_name: string; readonly class_name: string };

const nameOf = ({ widget, properties }: WidgetNode): PresetName => ({
  widget_name: widget,
  class_name: String(properties.preset ?? DEFAULT_PRESET),
});

export const presetKey = ({ widget_name, class_name }: PresetName): string =>
  `${widget_name} ${class_name}`;

const usesIn = ({ document }: SectionDocument, key: string): number =>
  nodesOf(document).filter((node) => presetKey(nameOf(node)) === key).length;

type PresetUses = {
  /** Number of widgets. */
  readonly count: number;
  /** Number of pages and posts that show one of them. */
  readonly pages: number;
};

/** Counts the widgets with this preset. */
export async function countPresetUses(db: Reader, preset: PresetName): Promise<PresetUses> {
  const documents = await documentsWith(db, preset.widget_name);
  const key = presetKey(preset);
  const uses = new Map(documents.map((section) => [section.id, usesIn(section, key)]));
  const shown = await shownSections(db);
  return {
    count: [...uses.values()].reduce((sum, each) => sum + each, 0),
    pages: shown.filter((ids) => ids.some((id) => (uses.get(id) ?? 0) > 0)).length,
  };
}

/** Counts the widgets with each preset, by `presetKey`. */
export async function countAllPresetUses(db: Reader): Promise<ReadonlyMap<string, number>> {
  const uses = new Map<string, number>();
  for (const { document } of await documentsWith(db, ''))
    for (const key of nodesOf(document).map((node) => presetKey(nameOf(node))))
      uses.set(key, (uses.get(key) ?? 0) + 1);
  return uses;
}

type PresetChange = {
  readonly widget_name: string;
  /** The preset that widgets have now; absent for any. */
  readonly class_name?: string;
  /** The preset that they get. */
  readonly next: string | ((node: WidgetNode) => string);
};

/** A widget with everything in it; the same object if nothing changes. */
function withPreset(node: WidgetNode, change: PresetChange): WidgetNode {
  const children = node.children.map((child) => withPreset(child, change));
  const current = nameOf(node);
  const next = typeof change.next === 'string' ? change.next : change.next(node);
  const isChanged =
    current.widget_name === change.widget_name &&
    current.class_name !== next &&
    (change.class_name ?? current.class_name) === current.class_name;
  if (!isChanged && children.every((child, index) => child === node.children[index])) return node;
  if (!isChanged) return { ...node, children };
  const { preset: _, ...others } = node.properties;
  const properties = next === DEFAULT_PRESET ? others : { ...others, preset: next };
  return { ...node, properties, children };
}

async function setPresetsIn(
  tx: Tx,
  { id, revision, document }: SectionDocument,
  change: PresetChange,
): Promise<boolean> {
  const changed = withPreset(document, change);
  if (changed === document) return false;
  await changeRecord(tx, 'section', { id, revision, fields: { document: changed } });
  return true;
}

/** Gives widgets in all sections another preset; the result has the sections as they were before. */
export async function setPresets(tx: Tx, change: PresetChange): Promise<readonly Target[]> {
  const before: Target[] = [];
  for (const section of await documentsWith(tx.db, change.widget_name)) {
    const { id, revision } = section;
    if (await setPresetsIn(tx, section, change)) before.push({ id, revision });
  }
  return before;
}

type FormerPresets = PresetName & {
  /** The only preset that comes back; absent for any. */
  readonly former?: string;
  /** The revisions with the former presets. */
  readonly sections: readonly Target[];
  readonly exists: (preset: PresetName) => boolean;
};

/**
 * Gives widgets with this preset those that they had at earlier revisions of their sections. Widgets
 * that got another one since keep it, and so do those whose former one no longer exists.
 */
export async function restorePresets(
  tx: Tx,
  { widget_name, class_name, former, sections, exists }: FormerPresets,
): Promise<void> {
  const current = new Map(
    (await documentsWith(tx.db, widget_name)).map((section) => [section.id, section]),
  );
  for (const { id, revision } of sections) {
    const section = current.get(id);
    const before = await documentAt(tx.db, { id, revision });
    if (!section || !before) continue;
    const presets = new Map(nodesOf(before).map((node) => [node.id, nameOf(node)]));
    const next = (node: WidgetNode): string => {
      const preset = presets.get(node.id);
      const comesBack =
        preset?.widget_name === widget_name &&
        (former ?? preset.class_name) === preset.class_name &&
        exists(preset);
      return comesBack ? preset.class_name : class_name;
    };
    await setPresetsIn(tx, section, { widget_name, class_name, next });
  }
}

/** A widget of the site to show the preset on: one with it, if there is one, and a small one. */
export async function findPresetSample(db: Reader, preset: PresetName): Promise<WidgetNode | null> {
  const documents = await documentsWith(db, preset.widget_name);
  const found = documents
    .flatMap(({ document }) => nodesOf(document))
    .filter(({ widget }) => widget === preset.widget_name);
  const key = presetKey(preset);
  const withIt = found.filter((node) => presetKey(nameOf(node)) === key);
  const sizes = new Map(found.map((node) => [node, nodesOf(node).length]));
  const sizeOf = (node: WidgetNode): number => sizes.get(node) ?? 0;
  const [sample = null] = (withIt.length > 0 ? withIt : found).toSorted(
    (a, b) => sizeOf(a) - sizeOf(b),
  );
  return sample;
}
