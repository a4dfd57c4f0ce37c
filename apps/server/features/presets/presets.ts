import { presets, type services } from '@plinth/contract';
import { copyName, type PropertyValue, sameValue, type WidgetLookup } from '@plinth/model';
import type { z } from 'zod';
import type { Documents } from '../../documents/documents.ts';
import {
  countAllPresetUses,
  countPresetUses,
  findPresetSample,
  presetKey,
  setPresets,
} from '../../documents/preset-usage.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError, parseField } from '../../rpc/field-errors.ts';
import { type RecordRules, recordHandlers, recordWrites } from '../../rpc/record-handlers.ts';
import { refuseUsed } from '../../rpc/refuse-used.ts';
import { checkColors } from '../../settings/check-colors.ts';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { newClassName } from '../../storage/records/class-name.ts';
import { listRecords } from '../../storage/records/lists.ts';
import { findAll, findRecord, getRecord } from '../../storage/records/records.ts';

type Item = z.output<typeof presets.fields>;
export type PresetsPorts = {
  readonly store: Store;
  readonly lookup: WidgetLookup;
  readonly documents: Documents;
};

const classNameFor = (tx: Tx, { name, widget_name }: Pick<Item, 'name' | 'widget_name'>) =>
  newClassName(tx.db, name, { record: 'preset', scope: { widget_name } });

/** Keeps what the theme supplied while the owner has something else. */
function withOriginal(
  { is_system, properties, original }: StoredRecords['preset'],
  item: Partial<Item>,
): Pick<StoredRecords['preset'], 'original'> | null {
  if (!is_system || item.properties === undefined) return null;
  const supplied = original ?? properties;
  const isOriginal = sameValue(item.properties as PropertyValue, supplied as PropertyValue);
  return { original: isOriginal ? null : supplied };
}

/** The properties of a preset are those of its widget. */
export function presetRules(lookup: WidgetLookup): RecordRules<'preset', Item> {
  const checkProperties = ({
    widget_name,
    properties,
  }: Pick<Item, 'widget_name' | 'properties'>) => {
    const widget = lookup(widget_name);
    if (!widget) throw fieldError('widget_name', 'valueInvalid');
    parseField(widget.properties, properties, 'properties');
  };
  return {
    create: async (tx, item) => {
      const fields = presets.fields.parse(item);
      checkProperties(fields);
      await checkColors(tx.db, fields.properties);
      const class_name = await classNameFor(tx, fields);
      return { ...fields, class_name, is_system: 0 as const, original: null };
    },
    change: async (tx, stored, item) => {
      if (item.widget_name !== undefined && item.widget_name !== stored.widget_name) {
        throw fieldError('widget_name', 'valueInvalid');
      }
      const isRenamed = item.name !== undefined && item.name !== stored.name;
      if (stored.is_system && isRenamed) throw fieldError('name', 'valueInvalid');
      checkProperties({ ...stored, ...item });
      await checkColors(tx.db, item.properties, [stored.properties, stored.original]);
      return { ...item, ...withOriginal(stored, item) };
    },
    copy: async (tx, { id, revision, created, modified, ...preset }) => ({
      ...preset,
      name: copyName(preset.name),
      class_name: await classNameFor(tx, preset),
      is_system: 0 as const,
      original: null,
    }),
    checkDelete: async (_, { is_system }) => {
      if (is_system) throw fieldError('ids', 'valueInvalid');
    },
  };
}

/** Gives all widgets with one of the presets the replacement. */
async function replaceAll(
  tx: Tx,
  { ids, replacement }: { readonly ids: readonly number[]; readonly replacement: number },
): Promise<void> {
  const next = await findRecord(tx.db, 'preset', replacement);
  const replaced = await findAll(tx.db, 'preset', ids);
  const isOther =
    next !== undefined &&
    !ids.includes(replacement) &&
    replaced.every(({ widget_name }) => widget_name === next.widget_name);
  if (!isOther) throw fieldError('replacement', 'valueInvalid');
  for (const { widget_name, class_name } of replaced)
    await setPresets(tx, { widget_name, class_name, next: next.class_name });
}

export function createPresets({
  store,
  lookup,
  documents,
}: PresetsPorts): Handlers<typeof services.PresetsService> {
  const { deleteAll } = recordWrites(presets, presetRules(lookup));
  return {
    ...recordHandlers(store, presets, presetRules(lookup)),
    delete: ({ ids, replacement }, { actor }) =>
      store.transaction(async (tx) => {
        if (replacement !== undefined) await replaceAll(tx, { ids, replacement });
        await refuseUsed({
          records: await findAll(tx.db, 'preset', ids),
          countUses: async (preset) => (await countPresetUses(tx.db, preset)).count,
          field: 'ids',
        });
        return { deleted: await deleteAll(tx, ids) };
      }, actor),
    getList: async ({ widget_name, ...query }) => {
      const filter = { widget_name };
      return listRecords(store.read, 'preset', { ...query, filter, searched: ['name'] });
    },
    getUsage: async ({ id }) => {
      const preset = await getRecord(store.read, 'preset', id);
      return countPresetUses(store.read, preset);
    },
    getAllUsage: async () => {
      const uses = await countAllPresetUses(store.read);
      const rows = await store.read
        .selectFrom('preset')
        .select(['id', 'widget_name', 'class_name'])
        .execute();
      return rows.map(({ id, ...preset }) => ({
        id: Number(id),
        count: uses.get(presetKey(preset)) ?? 0,
      }));
    },
    getSample: async (preset) => {
      const document = await findPresetSample(store.read, preset);
      return { document: document && documents.migrate(document) };
    },
  };
}
