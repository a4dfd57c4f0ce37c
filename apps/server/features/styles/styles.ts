import {
  RpcError,
  type SiteDesignChanges,
  type SiteDesignRecord,
  type services,
  styles,
} from '@plinth/contract';
import {
  copyName,
  familiesOf,
  groupIssues,
  STYLE_PROPERTIES,
  unknownFamilies,
} from '@plinth/model';
import type { z } from 'zod';
import {
  countMoreColorUses,
  countSpacingUses,
  countStyleUses,
  countTextStyleUses,
  replaceTextStyle,
} from '../../documents/design-usage.ts';
import { countPresetUses } from '../../documents/preset-usage.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError, parseField } from '../../rpc/field-errors.ts';
import { type RecordRules, recordHandlers, recordWrites } from '../../rpc/record-handlers.ts';
import { refuseUsed } from '../../rpc/refuse-used.ts';
import { checkColors, saveColors } from '../../settings/check-colors.ts';
import { COLORS, VALUES } from '../../settings/design.ts';
import { keepUsedColors } from '../../settings/keep-used-colors.ts';
import type { Reader, Store, Tx } from '../../storage/database/store.ts';
import { newClassName } from '../../storage/records/class-name.ts';
import { findAll, findRecord, getRecord } from '../../storage/records/records.ts';
import { readSetting, saveSetting } from '../../storage/records/stored-setting.ts';

type Item = z.output<typeof styles.fields>;

const classNameFor = (tx: Tx, { name, type }: Pick<Item, 'name' | 'type'>) =>
  newClassName(tx.db, name, { record: 'style', scope: { type } });

const propertiesOf = ({ type, properties }: Pick<Item, 'type' | 'properties'>) =>
  parseField<z.ZodType<Item['properties']>>(
    STYLE_PROPERTIES[type] as unknown as z.ZodType<Item['properties']>,
    properties,
    'properties',
  );

/** Reads the names of all fonts that text styles can use. */
export type ReadFamilies = (db: Reader) => Promise<readonly string[]>;

/** Fonts have to be on the site or in the catalog. Stored ones may be gone. */
async function checkFamilies(
  readFamilies: () => Promise<readonly string[]>,
  properties: Item['properties'],
  stored: Item['properties'] = {},
): Promise<void> {
  const before = familiesOf({ properties: stored });
  if (unknownFamilies(properties, new Set(before)).length === 0) return;
  const known = new Set([...before, ...(await readFamilies())]);
  const issues = unknownFamilies(properties, known).map((path) => ({ path, key: 'valueInvalid' }));
  if (issues.length > 0)
    throw new RpcError('VALIDATION', { errors: groupIssues(issues, 'properties') });
}

export const styleRules = (readFamilies: ReadFamilies): RecordRules<'style', Item> => ({
  create: async (tx, item) => {
    const fields = styles.fields.parse(item);
    const class_name = await classNameFor(tx, fields);
    const properties = propertiesOf(fields);
    await checkColors(tx.db, properties);
    await checkFamilies(() => readFamilies(tx.db), properties);
    return { ...fields, properties, class_name, is_system: 0 as const };
  },
  change: async (tx, stored, item) => {
    if (item.type !== undefined && item.type !== stored.type) {
      throw fieldError('type', 'valueInvalid');
    }
    const properties = propertiesOf({ ...stored, ...item });
    await checkColors(tx.db, properties, stored.properties);
    await checkFamilies(() => readFamilies(tx.db), properties, stored.properties);
    return { ...item, properties };
  },
  copy: async (tx, { id, revision, created, modified, ...style }) => ({
    ...style,
    name: copyName(style.name),
    class_name: await classNameFor(tx, style),
    is_system: 0 as const,
  }),
  checkDelete: async (_, { is_system }) => {
    if (is_system) throw fieldError('ids', 'valueInvalid');
  },
});

type StylesPorts = {
  readonly store: Store;
  readonly readSiteDesign: (db: Reader) => Promise<SiteDesignRecord>;
  /** Links pages to the fonts that text styles use. */
  readonly linkFonts: (tx: Tx) => Promise<void>;
  readonly readFamilies: ReadFamilies;
  readonly saveSiteDesign: (tx: Tx, changes: SiteDesignChanges) => Promise<void>;
};

/** Gives everything with one of the styles the replacement. */
async function replaceAll(
  tx: Tx,
  { ids, replacement }: { readonly ids: readonly number[]; readonly replacement: number },
): Promise<void> {
  const style = await findRecord(tx.db, 'style', replacement);
  const isOther = style?.type === 'text' && !ids.includes(replacement);
  if (!isOther) throw fieldError('replacement', 'valueInvalid');
  for (const { type, class_name } of await findAll(tx.db, 'style', ids))
    if (type === 'text') await replaceTextStyle(tx, class_name, style.class_name);
}

/** Class styles, and the site-wide colors and values. */
export function createStyles({
  store,
  readSiteDesign,
  saveSiteDesign,
  linkFonts,
  readFamilies,
}: StylesPorts): Handlers<typeof services.StylesService> {
  const rules = styleRules(readFamilies);
  const writes = recordWrites(styles, rules);
  return {
    ...recordHandlers(store, styles, rules),
    save: (params, { actor }) =>
      store.transaction(async (tx) => {
        const saved = await writes.save(tx, params);
        await linkFonts(tx);
        return saved;
      }, actor),
    delete: ({ ids, replacement }, { actor }) =>
      store.transaction(async (tx) => {
        if (replacement !== undefined) await replaceAll(tx, { ids, replacement });
        const records = await findAll(tx.db, 'style', ids);
        await refuseUsed({ records, countUses: (one) => countStyleUses(tx.db, one), field: 'ids' });
        const deleted = await writes.deleteAll(tx, ids);
        await linkFonts(tx);
        return { deleted };
      }, actor),
    saveSiteDesign: async ({ design }, { actor }) =>
      store.transaction(async (tx) => {
        const { text_styles, presets } = design.deleted;
        const deleted = {
          styles: await findAll(tx.db, 'style', text_styles),
          presets: await findAll(tx.db, 'preset', presets),
        };
        await keepUsedColors(tx, 'design.colors.more', () => saveSiteDesign(tx, design));
        await refuseUsed({
          records: deleted.styles,
          countUses: (style) => countStyleUses(tx.db, style),
          field: 'design.deleted.text_styles',
        });
        await refuseUsed({
          records: deleted.presets,
          countUses: async (preset) => (await countPresetUses(tx.db, preset)).count,
          field: 'design.deleted.presets',
        });
        return readSiteDesign(tx.db);
      }, actor),
    getSiteDesign: () => readSiteDesign(store.read),
    getUsage: async ({ id }) => {
      const style = await getRecord(store.read, 'style', id);
      return { count: await countStyleUses(store.read, style) };
    },
    getAllUsage: async () => {
      const uses = await countTextStyleUses(store.read);
      const rows = await store.read
        .selectFrom('style')
        .select(['id', 'class_name'])
        .where('type', '=', 'text')
        .execute();
      return rows.map(({ id, class_name }) => ({
        id: Number(id),
        count: uses.get(class_name) ?? 0,
      }));
    },
    getColorTheme: async () => {
      const { values, revision } = await readSetting(store.read, COLORS);
      return { colors: values, revision };
    },
    getColorUsage: async () => {
      const uses = await countMoreColorUses(store.read);
      return [...uses].map(([number, count]) => ({ number, count }));
    },
    setColorTheme: async ({ colors, revision }, { actor }) => {
      const save = { values: colors, revision };
      const saved = await store.transaction(
        (tx) => keepUsedColors(tx, 'colors.more', () => saveColors(tx, save)),
        actor,
      );
      return { colors: saved.values, revision: saved.revision };
    },
    getSpacingUsage: () => countSpacingUses(store.read),
    getValues: async () => {
      const { values, revision } = await readSetting(store.read, VALUES);
      return { values, revision };
    },
    setValues: async ({ values, revision }, { actor }) => {
      const save = { ...VALUES, values, revision };
      const saved = await store.transaction((tx) => saveSetting(tx, save), actor);
      return { values: saved.values, revision: saved.revision };
    },
  };
}
