import {
  type BlogSettings,
  blogSettings,
  factSettings,
  featureSettings,
  uploadLimits,
  uploadSettings,
} from '@plinth/contract';
import { type FactSettings, GeneralSettings, type UploadLimits } from '@plinth/model';
import type { Reader } from '../storage/database/store.ts';
import { readSetting, storedValues } from '../storage/records/stored-setting.ts';
import { settingOf } from './group-values.ts';

const GENERAL = { schema: GeneralSettings, defaults: GeneralSettings.parse({}) };

/** The `general` settings with defaults. Never includes the site password. */
export async function readGeneral(db: Reader): Promise<GeneralSettings> {
  const row = await db
    .selectFrom('setting')
    .select('values')
    .where('name', '=', 'general')
    .executeTakeFirst();
  return storedValues(GENERAL, row ? JSON.parse(row.values) : {});
}

export const readBlog = async (db: Reader): Promise<BlogSettings> =>
  (await readSetting(db, settingOf(blogSettings))).values;

export const readFacts = async (db: Reader): Promise<FactSettings> =>
  (await readSetting(db, settingOf(factSettings))).values;

export const readUploadLimits = async (db: Reader): Promise<UploadLimits> =>
  uploadLimits((await readSetting(db, settingOf(uploadSettings))).values);

/** The feature flags that are set. */
export const readFeatures = async (db: Reader): Promise<{ readonly [flag: string]: boolean }> =>
  (await readSetting(db, settingOf(featureSettings))).values;
