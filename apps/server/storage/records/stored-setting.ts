import { RpcError } from '@plinth/contract';
import type { z } from 'zod';
import type { StoredSetting } from '../database/record-types.ts';
import type { Reader, Tx } from '../database/store.ts';
import { changeRecord, createRecord, fromRow } from './records.ts';

/** A site-wide setting: its name, schema, and defaults. */
export type Setting<T extends object> = {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly defaults: T;
};

/** `revision` is 0 until the first save. */
export type SettingState<T extends object> = {
  readonly values: T;
  readonly revision: number;
  readonly modified: string | null;
};

const findSetting = async (db: Reader, name: string) => {
  const row = await db
    .selectFrom('setting')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  return row && fromRow('setting', row);
};

/**
 * Stored values by their schema. A value that its rule refuses by now would fail every page: it is
 * the default instead.
 */
export function storedValues<T extends object>(
  { schema, defaults }: Pick<Setting<T>, 'schema' | 'defaults'>,
  stored: object,
): T {
  const { success, data, error } = schema.safeParse({ ...defaults, ...stored });
  if (success) return data;
  const refused = new Set(
    error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0
        ? issue.keys
        : issue.path.slice(0, 1).map(String),
    ),
  );
  const kept = Object.entries(stored).filter(([name]) => !refused.has(name));
  return schema.parse({ ...defaults, ...Object.fromEntries(kept) });
}

const stateOf = <T extends object>(
  setting: Setting<T>,
  stored: Awaited<ReturnType<typeof findSetting>>,
): SettingState<T> => {
  if (!stored) return { values: setting.defaults, revision: 0, modified: null };
  const values = storedValues(setting, stored.values);
  return { values, revision: stored.revision, modified: stored.modified };
};

export const readSetting = async <T extends object>(
  db: Reader,
  setting: Setting<T>,
): Promise<SettingState<T>> => stateOf(setting, await findSetting(db, setting.name));

export type SettingSave<T extends object> = Setting<T> & {
  /** All values. To change some, read the others in the same transaction. */
  readonly values: T;
  /** The revision that was read. Without it, the save always succeeds. */
  readonly revision: number | undefined;
};

/** Throws `CONFLICT` if `revision` is given but not current. */
export async function saveSetting<T extends object>(
  tx: Tx,
  save: SettingSave<T>,
): Promise<SettingState<T>> {
  const { name, revision } = save;
  const stored = await findSetting(tx.db, name);
  const current = stored?.revision ?? 0;
  if (revision !== undefined && revision !== current) {
    throw new RpcError('CONFLICT', { revision: current });
  }
  const values: StoredSetting['values'] = Object.fromEntries(Object.entries(save.values));
  const saved = stored
    ? await changeRecord(tx, 'setting', {
        id: stored.id,
        revision: stored.revision,
        fields: { values },
      })
    : await createRecord(tx, 'setting', { name, values });
  return stateOf(save, saved);
}
