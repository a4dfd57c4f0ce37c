import { DEFAULT_PRESET, type DocumentReader, type PropertyValue, sameValue } from '@plinth/model';
import type {
  AppliedPresets,
  DesignChanges,
  ReplacedPresets,
  Replacements,
  StoredDesign,
} from '../ports/design/stored-design.ts';
import {
  appliedPresets,
  backgroundOf,
  COLORS_NODE,
  colorsOf,
  designNodes,
  type PresetFields,
  presetOf,
  replacedPresets,
  replacedStyles,
  textStyleOf,
} from './design-tree.ts';
import { replacementChanges } from './replacements.ts';

type Stored = { readonly id: number; readonly revision: number; readonly class_name: string };
type Fields = { readonly class_name: string };

/** Compares the fields of the first value only. */
const isSame = (fields: object, stored: object): boolean =>
  Object.entries(fields).every(([name, value]) =>
    sameValue(value as PropertyValue, (stored as Record<string, PropertyValue>)[name] ?? null),
  );

/** Records by the key that identifies them on the canvas. */
function changesOf<F extends Fields, S extends Stored>(
  current: readonly F[],
  stored: readonly S[],
  keyOf: (record: Fields) => string,
) {
  const byKey = new Map(stored.map((record) => [keyOf(record), record]));
  const remaining = new Set(current.map(keyOf));
  const deleted = stored.filter((record) => !remaining.has(keyOf(record)));
  const changed = current.flatMap((fields) => {
    const record = byKey.get(keyOf(fields));
    if (!record) return [fields];
    return isSame(fields, record) ? [] : [{ ...fields, id: record.id }];
  });
  const touched = [...deleted, ...changed.flatMap((one) => byKey.get(keyOf(one)) ?? [])];
  return {
    changed,
    deleted,
    revisions: Object.fromEntries(touched.map(({ id, revision }) => [id, revision])),
  };
}

const presetKey = (preset: Fields): string =>
  `${(preset as PresetFields).widget_name} ${preset.class_name}`;

/** What takes the place of a record; a replacement that was deleted too has its own. */
function remainingOf(
  name: string | undefined,
  replaced: Replacements,
  current: readonly Fields[],
): string | undefined {
  let next = name;
  while (next !== undefined && !current.some(({ class_name }) => class_name === next))
    next = replaced[next];
  return next;
}

/** The presets of a widget, and the one that widgets without a choice have. */
const presetsFor = (widget: string, presets: readonly PresetFields[]): readonly Fields[] => [
  { class_name: DEFAULT_PRESET },
  ...presets.filter(({ widget_name }) => widget_name === widget),
];

/** Without widgets that nothing changes for. */
const filled = <Value extends object>(byWidget: { readonly [widget: string]: Value }) =>
  Object.fromEntries(Object.entries(byWidget).filter(([, value]) => Object.keys(value).length > 0));

/** What replaces deleted presets, and undone deletions restore, by widget. */
function presetReplacements(
  reader: DocumentReader,
  stored: ReplacedPresets,
  current: readonly PresetFields[],
) {
  const mine = replacedPresets(reader);
  const byWidget = Object.keys({ ...stored, ...mine }).map((widget) => {
    const sides = { mine: mine[widget] ?? {}, stored: stored[widget] ?? {} };
    const changes = replacementChanges({ ...sides, current: presetsFor(widget, current) });
    return [widget, changes] as const;
  });
  return {
    replacements: filled(
      Object.fromEntries(byWidget.map(([widget, { replacements }]) => [widget, replacements])),
    ),
    restored: filled(
      Object.fromEntries(byWidget.map(([widget, { restored }]) => [widget, restored])),
    ),
  };
}

/** Presets for all widgets of a kind that were applied or undone since the last save. */
function appliedChanges(
  reader: DocumentReader,
  stored: AppliedPresets,
  current: readonly PresetFields[],
): DesignChanges['applied_presets'] {
  const applied = appliedPresets(reader);
  const replaced = replacedPresets(reader);
  const widgets = Object.keys({ ...stored, ...applied });
  const changed = widgets.filter((widget) => applied[widget]?.key !== stored[widget]?.key);
  const entries = changed.flatMap((widget): [string, AppliedPresets[string] | null][] => {
    const { preset, key } = applied[widget] ?? {};
    if (key === undefined) return [[widget, null]];
    const next = remainingOf(preset, replaced[widget] ?? {}, presetsFor(widget, current));
    return next === undefined ? [] : [[widget, { preset: next, key }]];
  });
  return Object.fromEntries(entries);
}

const idsOf = (records: readonly Stored[]): readonly number[] => records.map(({ id }) => id);

/** What a save has to change in the stored design; null if nothing. */
export function designChanges(reader: DocumentReader, stored: StoredDesign): DesignChanges | null {
  const colors = colorsOf(reader.nodes.get(COLORS_NODE), stored.colors.colors);
  const hasColors = !isSame(colors, stored.colors.colors);
  const current = {
    styles: designNodes(reader, 'textStyle').map(textStyleOf),
    backgrounds: designNodes(reader, 'background').map(backgroundOf),
    presets: designNodes(reader, 'preset').map(presetOf),
  };
  const classOf = ({ class_name }: Fields) => class_name;
  const storedStyles = stored.styles.filter(({ type }) => type === 'text');
  const styles = changesOf(current.styles, storedStyles, classOf);
  const backgrounds = changesOf(current.backgrounds, stored.backgrounds, classOf);
  const presets = changesOf(current.presets, stored.presets, presetKey);
  const { applied, replaced, revision } = stored.applied_presets;
  const ofStyles = replacementChanges({
    mine: replacedStyles(reader),
    stored: stored.replaced_text_styles.replaced,
    current: current.styles,
  });
  const ofPresets = presetReplacements(reader, replaced, current.presets);
  const applied_presets = appliedChanges(reader, applied, current.presets);
  const undoesStyles = ofStyles.restored.length > 0;
  const setsPresets = Object.keys({ ...applied_presets, ...ofPresets.restored }).length > 0;
  const count = [styles, presets, backgrounds].flatMap(({ changed, deleted }) => [
    ...changed,
    ...deleted,
  ]).length;
  if (!hasColors && count === 0 && !setsPresets && !undoesStyles) return null;
  return {
    ...(hasColors && { colors }),
    text_styles: styles.changed,
    presets: presets.changed,
    backgrounds: backgrounds.changed,
    deleted: {
      text_styles: idsOf(styles.deleted),
      presets: idsOf(presets.deleted),
      backgrounds: idsOf(backgrounds.deleted),
    },
    replacements: { text_styles: ofStyles.replacements, presets: ofPresets.replacements },
    restored: { text_styles: ofStyles.restored, presets: ofPresets.restored },
    applied_presets,
    revisions: {
      ...(hasColors && { colors: stored.colors.revision }),
      ...(setsPresets && { applied_presets: revision }),
      ...(undoesStyles && { replaced_text_styles: stored.replaced_text_styles.revision }),
      text_styles: styles.revisions,
      presets: presets.revisions,
      backgrounds: backgrounds.revisions,
    },
  };
}

/** Identifies the stored design: changes with every saved revision. */
export const designVersion = ({
  colors,
  applied_presets,
  replaced_text_styles,
  ...records
}: StoredDesign): string =>
  [
    colors.revision,
    applied_presets.revision,
    replaced_text_styles.revision,
    ...[...records.styles, ...records.presets, ...records.backgrounds].map(
      ({ id, revision }) => `${id}.${revision}`,
    ),
  ].join(' ');
