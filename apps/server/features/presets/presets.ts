import { presets, type services } from '@plinth/contract';
import { copyName, type PropertyValue, sameValue, type WidgetLookup } from '@plinth/model';
import type { z } from 'zod';
import { countPresetUses } from '../../documents/design-usage.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError, parseField } from '../../rpc/field-errors.ts';
import { type RecordRules, recordHandlers } from '../../rpc/record-handlers.ts';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { newClassName } from '../../storage/records/class-name.ts';
import { listRecords } from '../../storage/records/lists.ts';
import { getRecord } from '../../storage/records/records.ts';

type Item = z.output<typeof presets.fields>;
export type PresetsPorts = { readonly store: Store; readonly lookup: WidgetLookup };

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
      const class_name = await classNameFor(tx, fields);
      return { ...fields, class_name, is_system: 0 as const, original: null };
    },
    change: async (_, stored, item) => {
      if (item.widget_name !== undefined && item.widget_name !== stored.widget_name) {
        throw fieldError('widget_name', 'valueInvalid');
      }
      checkProperties({ ...stored, ...item });
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

export function createPresets({
  store,
  lookup,
}: PresetsPorts): Handlers<typeof services.PresetsService> {
  return {
    ...recordHandlers(store, presets, presetRules(lookup)),
    getList: async ({ widget_name, ...query }) => {
      const filter = { widget_name };
      return listRecords(store.read, 'preset', { ...query, filter, searched: ['name'] });
    },
    getUsage: async ({ id }) => {
      const preset = await getRecord(store.read, 'preset', id);
      return countPresetUses(store.read, preset);
    },
  };
}
