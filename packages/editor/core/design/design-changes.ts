import { type DocumentReader, type PropertyValue, sameValue } from '@plinth/model';
import type { DesignChanges, StoredDesign } from './design-port.ts';
import {
  COLORS_NODE,
  colorsOf,
  designNodes,
  type PresetFields,
  presetOf,
  textStyleOf,
} from './design-tree.ts';

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
    deleted: deleted.map(({ id }) => id),
    revisions: Object.fromEntries(touched.map(({ id, revision }) => [id, revision])),
  };
}

const presetKey = (preset: Fields): string =>
  `${(preset as PresetFields).widget_name} ${preset.class_name}`;

/** What a save has to change in the stored design; null if nothing. */
export function designChanges(reader: DocumentReader, stored: StoredDesign): DesignChanges | null {
  const colors = colorsOf(reader.nodes.get(COLORS_NODE), stored.colors.colors);
  const hasColors = !isSame(colors, stored.colors.colors);
  const styles = changesOf(
    designNodes(reader, 'textStyle').map(textStyleOf),
    stored.styles.filter(({ type }) => type === 'text'),
    ({ class_name }) => class_name,
  );
  const presets = changesOf(designNodes(reader, 'preset').map(presetOf), stored.presets, presetKey);
  const count = [styles, presets].flatMap(({ changed, deleted }) => [
    ...changed,
    ...deleted,
  ]).length;
  if (!hasColors && count === 0) return null;
  return {
    ...(hasColors && { colors }),
    text_styles: styles.changed,
    presets: presets.changed,
    deleted: { text_styles: styles.deleted, presets: presets.deleted },
    revisions: {
      ...(hasColors && { colors: stored.colors.revision }),
      text_styles: styles.revisions,
      presets: presets.revisions,
    },
  };
}

/** Identifies the stored design: changes with every saved revision. */
export const designVersion = ({ colors, styles, presets }: StoredDesign): string =>
  [colors.revision, ...[...styles, ...presets].map(({ id, revision }) => `${id}.${revision}`)].join(
    ' ',
  );
