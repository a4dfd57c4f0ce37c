import { presets } from '@plinth/contract';
import { widgetDefinition } from '@plinth/widgets';
import { describe, expect, test } from 'vitest';
import { recordWrites } from '../../rpc/record-handlers.ts';
import { createRecord, getRecord } from '../../storage/records/records.ts';
import { SERVICE_DATABASES, testStore } from '../../testing/stores.ts';
import { presetRules } from './presets.ts';

const SUPPLIED = { border: { radius: 9 } };

describe.each(SERVICE_DATABASES)('presets that a theme supplies on %s', async (kind) => {
  const store = await testStore(kind);
  const { save, deleteAll, rules } = recordWrites(presets, presetRules(widgetDefinition));
  const { id } = await store.transaction((tx) =>
    createRecord(tx, 'preset', {
      ...{ name: 'Accent', widget_name: 'button', class_name: 'accent', template: '' },
      ...{ is_system: 1, is_responsive: 1, properties: SUPPLIED, original: null },
    }),
  );
  const stored = () => getRecord(store.read, 'preset', id);
  const change = async (item: object) => {
    const { revision } = await stored();
    return store.transaction((tx) => save(tx, { item: { id, ...item }, revision }));
  };

  test('can be changed, and keep what the theme supplied until they are as before', async () => {
    const first = { border: { radius: 20 } };
    expect(await change({ properties: first })).toMatchObject({
      ...{ properties: first, original: SUPPLIED, is_system: 1 },
    });
    expect(await change({ properties: {} })).toMatchObject({ original: SUPPLIED });
    expect(await change({ properties: SUPPLIED })).toMatchObject({ original: null });
  });

  test('are copied as a preset of the owner, without an original', async () => {
    await change({ properties: {} });
    const copy = await store.transaction(async (tx) => rules.copy(tx, await stored()));
    expect(copy).toMatchObject({ is_system: 0, original: null, properties: {} });
  });

  test('keep their name', async () => {
    await expect(change({ name: 'Loud' })).rejects.toMatchObject({
      data: { errors: { name: ['valueInvalid'] } },
    });
    expect(await stored()).toMatchObject({ name: 'Accent' });
  });

  test('can’t be deleted', async () => {
    await expect(store.transaction((tx) => deleteAll(tx, [id]))).rejects.toMatchObject({
      code: 400,
    });
  });
});
