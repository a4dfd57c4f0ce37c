import type { SettingsGroup, SettingsRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { Properties } from '@plinth/model';
import { useQueryClient } from '@tanstack/react-query';
import type { Rule } from '../forms/rules.tsx';
import { useRecordForm } from '../forms/use-record-form.tsx';
import { client } from '../rpc/client.ts';

type SettingsFormOptions<V> = {
  readonly group: SettingsGroup;
  readonly record: SettingsRecord;
  /** The group in the shape of the form; fields that are never read back are empty. */
  readonly fieldsOf: (record: SettingsRecord) => V;
  /** Fields that are written and never read back: an empty one stays as it is. */
  readonly secrets?: readonly (keyof V & string)[];
  readonly rules?: { readonly [F in keyof V]?: Rule<V> };
};

const withoutEmpty = (values: Properties, secrets: readonly string[]): Properties =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secrets.includes(name) || value !== ''),
  );

/** The form of one group of settings. */
export const useSettingsForm = <V extends Properties>(options: SettingsFormOptions<V>) => {
  const t = useT();
  const queries = useQueryClient();
  const { group, record, fieldsOf, secrets = [], rules } = options;
  return useRecordForm<V>({
    stored: fieldsOf(record),
    revision: record.revision,
    savedText: t('MODULE.SETTINGS.SAVED'),
    ...(rules ? { rules } : {}),
    save: async (values, revision) => {
      const sent = withoutEmpty(values, secrets) as SettingsRecord['values'];
      const stored = await client.SettingsService.save({ group, values: sent, revision });
      // Name and address of the site stand in the header and in every page's address.
      await Promise.all(
        [['settings'], ['boot'], ['pages']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      return { stored: fieldsOf(stored), revision: stored.revision };
    },
  });
};
