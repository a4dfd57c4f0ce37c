import type { KeptPart } from '@plinth/contract';
import {
  type ColorTheme,
  DEFAULT_PRESET,
  familiesOf,
  type PropertyValue,
  sameValue,
} from '@plinth/model';
import { countBackgroundUses, countStyleUses } from '../../documents/design-usage.ts';
import { countPresetUses } from '../../documents/preset-usage.ts';
import { defaultSection, SHARED_KINDS, type SharedKind } from '../../documents/shared-sections.ts';
import { COLORS, VALUES } from '../../settings/design.ts';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  getRecord,
} from '../../storage/records/records.ts';
import { readSetting, saveSetting } from '../../storage/records/stored-setting.ts';
import {
  type DesignFields,
  type DesignKind,
  readRecords,
  type SectionDesign,
  type ThemeDesign,
} from './theme-design.ts';

/** Links pages to the fonts that text styles use. */
type LinkFonts = (tx: Tx) => Promise<void>;

type Roles = { readonly [N in DesignKind]: (fields: DesignFields<N>) => string };

/** Documents use parts of the design by these names, so two parts of one name have one role. */
const ROLES: Roles = {
  style: ({ type, class_name }) => `${type} ${class_name}`,
  preset: ({ widget_name, class_name }) => `${widget_name} ${class_name}`,
  background: ({ class_name }) => class_name,
};

type CountUses = {
  readonly [N in DesignKind]: (db: Reader, record: StoredRecords[N]) => Promise<number>;
};

const COUNT_USES: CountUses = {
  style: countStyleUses,
  // Without a default preset, widgets have the look of their own.
  preset: async (db, preset) =>
    preset.class_name === DEFAULT_PRESET ? 0 : (await countPresetUses(db, preset)).count,
  background: countBackgroundUses,
};

type Changing = DesignKind | 'font';

/** Changes a record to these fields, unless it has them. */
async function changeTo<N extends Changing>(
  tx: Tx,
  name: N,
  { record, fields }: { record: StoredRecords[N]; fields: Partial<DesignFields<N>> },
): Promise<void> {
  const current = Object.fromEntries(
    Object.keys(fields).map((field) => [field, record[field as keyof typeof record]]),
  );
  if (sameValue(current as PropertyValue, fields as PropertyValue)) return;
  const { id, revision } = record;
  await changeRecord(tx, name, { id, revision, fields });
}

type Kept<N extends DesignKind> = { readonly record: StoredRecords[N]; readonly count: number };

/**
 * Replaces what the former theme supplied. Records that have a role in the new theme keep their id;
 * others stay while something uses them. What the owner added stays as it is, also in the role of
 * something that the theme has.
 */
async function switchRecords<N extends DesignKind>(
  tx: Tx,
  name: N,
  next: readonly DesignFields<N>[],
): Promise<Kept<N>[]> {
  const roleOf = ROLES[name];
  const stored = await readRecords(tx.db, name);
  const byRole = new Map(stored.map((record) => [roleOf(record), record]));
  for (const fields of next) {
    const record = byRole.get(roleOf(fields));
    if (!record) await createRecord(tx, name, fields);
    else if (record.is_system) await changeTo(tx, name, { record, fields });
  }
  const roles = new Set(next.map(roleOf));
  const kept: Kept<N>[] = [];
  for (const record of stored) {
    if (!record.is_system || roles.has(roleOf(record))) continue;
    const count = await COUNT_USES[name](tx.db, record);
    if (count === 0) await deleteRecord(tx, name, record.id);
    else kept.push({ record, count });
  }
  return kept;
}

type Look = Pick<DesignFields<'background'>, 'properties'>;

const isAlike = ({ properties: a }: Look, { properties: b }: Look): boolean =>
  a.color === b.color && (a.image_id === undefined) === (b.image_id === undefined);

/** A background of another name has the role of one on the same color, with or without an image. */
async function switchBackgrounds(
  tx: Tx,
  next: ThemeDesign['background'],
): Promise<Kept<'background'>[]> {
  const kept: Kept<'background'>[] = [];
  for (const one of await switchRecords(tx, 'background', next)) {
    const partner = next.find((background) => isAlike(background, one.record));
    if (!partner) kept.push(one);
    else {
      const { properties } = partner;
      await changeTo(tx, 'background', { record: one.record, fields: { properties } });
    }
  }
  return kept;
}

/** Fonts of the former theme stay while text styles use them. */
async function switchFonts(tx: Tx, next: ThemeDesign['fonts']): Promise<void> {
  const stored = await readRecords(tx.db, 'font');
  for (const fields of next) {
    const record = stored.find(({ name }) => name === fields.name);
    if (!record) await createRecord(tx, 'font', fields);
    else if (record.source === 'theme') await changeTo(tx, 'font', { record, fields });
  }
  const styles = await readRecords(tx.db, 'style');
  const used = new Set(styles.filter(({ type }) => type === 'text').flatMap(familiesOf));
  for (const { id, name, source } of stored) {
    const isNext = next.some((font) => font.name === name);
    if (source === 'theme' && !isNext && !used.has(name)) await deleteRecord(tx, 'font', id);
  }
}

/** Documents use the owner's colors by number, so they keep them. */
function withOwnColors(next: ColorTheme, { more, more_list }: ColorTheme): ColorTheme {
  if (more.length === 0) return next;
  const added = next.more_list.filter(({ number }) => number > more.length);
  return {
    ...next,
    more: [...more, ...next.more.slice(more.length)],
    more_list: [...more_list, ...added],
  };
}

/** Changes the site's own header or footer, which pages show unless they have another one. */
async function switchSection(
  tx: Tx,
  kind: SharedKind,
  next: SectionDesign | null | undefined,
): Promise<void> {
  if (next === undefined) return;
  const id = await defaultSection(tx.db, kind);
  if (next === null) {
    if (id === null) return;
    const field = `${kind}_id` as const;
    await tx.db
      .updateTable('page')
      .set({ [field]: null })
      .where(field, '=', id)
      .execute();
    await deleteRecord(tx, 'section', id);
    return;
  }
  if (id === null) {
    await createRecord(tx, 'section', { kind, ...next });
    return;
  }
  const stored = await getRecord(tx.db, 'section', id);
  const { document, is_sticky_footer } = next;
  if (sameValue(stored.document, document) && stored.is_sticky_footer === is_sticky_footer) return;
  const fields = { document, is_sticky_footer };
  await changeRecord(tx, 'section', { id, revision: stored.revision, fields });
}

/**
 * Gives the site another design. Pages aren't changed. Returns what stays of the former design,
 * because the new one has nothing in its role.
 */
export async function switchDesign(
  tx: Tx,
  design: ThemeDesign,
  linkFonts: LinkFonts,
): Promise<readonly KeptPart[]> {
  const current = (await readSetting(tx.db, COLORS)).values;
  const colors = withOwnColors(design.colors, current);
  await saveSetting(tx, { ...COLORS, values: colors, revision: undefined });
  await saveSetting(tx, { ...VALUES, values: design.values, revision: undefined });
  for (const kind of SHARED_KINDS) await switchSection(tx, kind, design.sections[kind]);
  const styles = await switchRecords(tx, 'style', design.style);
  const presets = await switchRecords(tx, 'preset', design.preset);
  const backgrounds = await switchBackgrounds(tx, design.background);
  await switchFonts(tx, design.fonts);
  await linkFonts(tx);
  const partsOf = <N extends DesignKind>(kind: N, kept: readonly Kept<N>[]): KeptPart[] =>
    kept.map(({ record: { name }, count }) => ({ kind, name, count }));
  return [
    ...partsOf('style', styles),
    ...partsOf('preset', presets),
    ...partsOf('background', backgrounds),
  ];
}
