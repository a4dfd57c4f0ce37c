import { type SiteDesignRecord, type services, styles } from '@plinth/contract';
import { copyName, STYLE_PROPERTIES } from '@plinth/model';
import type { z } from 'zod';
import { countSpacingUses, countStyleUses } from '../../documents/design-usage.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError, parseField } from '../../rpc/field-errors.ts';
import { type RecordRules, recordHandlers } from '../../rpc/record-handlers.ts';
import { COLORS, VALUES } from '../../settings/design.ts';
import type { Reader, Store, Tx } from '../../storage/database/store.ts';
import { newClassName } from '../../storage/records/class-name.ts';
import { getRecord } from '../../storage/records/records.ts';
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

export const styleRules: RecordRules<'style', Item> = {
  create: async (tx, item) => {
    const fields = styles.fields.parse(item);
    const class_name = await classNameFor(tx, fields);
    return { ...fields, properties: propertiesOf(fields), class_name, is_system: 0 as const };
  },
  change: async (_, stored, item) => {
    if (item.type !== undefined && item.type !== stored.type) {
      throw fieldError('type', 'valueInvalid');
    }
    return { ...item, properties: propertiesOf({ ...stored, ...item }) };
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
};

type StylesPorts = {
  readonly store: Store;
  readonly readSiteDesign: (db: Reader) => Promise<SiteDesignRecord>;
};

/** Class styles, and the site-wide colors and values. */
export function createStyles({
  store,
  readSiteDesign,
}: StylesPorts): Handlers<typeof services.StylesService> {
  return {
    ...recordHandlers(store, styles, styleRules),
    getSiteDesign: () => readSiteDesign(store.read),
    getUsage: async ({ id }) => {
      const style = await getRecord(store.read, 'style', id);
      return { count: await countStyleUses(store.read, style) };
    },
    getColorTheme: async () => {
      const { values, revision } = await readSetting(store.read, COLORS);
      return { colors: values, revision };
    },
    setColorTheme: async ({ colors, revision }, { actor }) => {
      const save = { ...COLORS, values: colors, revision };
      const saved = await store.transaction((tx) => saveSetting(tx, save), actor);
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
