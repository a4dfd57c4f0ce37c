import type { PresetRecord } from '@plinth/model';
import type { DesignChanges, StoredDesign } from '../ports/design/stored-design.ts';

type StoredRecord = { readonly id: number; readonly revision: number };
type SavedRecord = { readonly id?: number };

/** New records get the first free ids. */
function withSaved<R extends StoredRecord>(
  stored: readonly R[],
  saved: readonly SavedRecord[],
  defaults: object,
): readonly R[] {
  const changed = stored.map((record) => {
    const change = saved.find(({ id }) => id === record.id);
    return change ? { ...record, ...change, revision: record.revision + 1 } : record;
  });
  const next = 1 + Math.max(0, ...stored.map(({ id }) => id));
  const added = saved
    .filter(({ id }) => id === undefined)
    .map((record, index) => ({ ...defaults, ...record, id: next + index, revision: 1 }) as R);
  return [...changed, ...added];
}

/** Presets of the theme keep the original of what was changed. */
function withOriginals(
  presets: readonly PresetRecord[],
  before: readonly PresetRecord[],
): readonly PresetRecord[] {
  return presets.map((preset) => {
    const { is_system, original, properties } = before.find(({ id }) => id === preset.id) ?? preset;
    const supplied = original ?? properties;
    const isOriginal = JSON.stringify(preset.properties) === JSON.stringify(supplied);
    return { ...preset, original: is_system === 0 || isOriginal ? null : supplied };
  });
}

const without = <R extends StoredRecord>(records: readonly R[], ids: readonly number[]) =>
  records.filter(({ id }) => !ids.includes(id));

/**
 * Stores changes to a site's design in memory, for `fakeSaving`. Leaves out what affects widgets of
 * other documents: replacements and applied presets.
 */
export function designSaver(first: StoredDesign): (changes: DesignChanges) => StoredDesign {
  let stored = first;
  return ({ colors, text_styles, presets, backgrounds, deleted }) => {
    const own = { is_system: 0, is_responsive: 1, original: null, created: '', modified: '' };
    const revision = stored.colors.revision + 1;
    const styles = withSaved(stored.styles, text_styles, { ...own, type: 'text' });
    const saved = withSaved(stored.presets, presets, own);
    stored = {
      ...stored,
      ...(colors ? { colors: { colors, revision } } : {}),
      styles: without(styles, deleted.text_styles),
      presets: without(withOriginals(saved, stored.presets), deleted.presets),
      backgrounds: without(withSaved(stored.backgrounds, backgrounds, own), deleted.backgrounds),
    };
    return stored;
  };
}
