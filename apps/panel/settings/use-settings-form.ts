import type {
  SettingsDefinition,
  SettingsGroup,
  SettingsRecord,
  SettingsSave,
  SettingsValues,
} from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { Properties } from '@plinth/model';
import { useQueryClient } from '@tanstack/react-query';
import type { Rule } from '../forms/rules.tsx';
import { type RecordForm, useRecordForm } from '../forms/use-record-form.tsx';
import { client } from '../rpc/client.ts';
import { CONNECTION_KEY } from './use-connection.ts';

/** The definition of one settings group, with the type of its values. */
export type AnySettings = SettingsDefinition<SettingsGroup>;

type FormValues<D extends AnySettings> = SettingsValues<D> & Properties;

export type FormRules<D extends AnySettings> = {
  readonly [F in keyof FormValues<D>]?: Rule<FormValues<D>>;
};

export type SettingsFormOptions<D extends AnySettings> = {
  readonly definition: D;
  readonly record: SettingsRecord;
  /** Rules in addition to those of the definition. */
  readonly rules?: FormRules<D> | undefined;
};

/** Secrets are never sent to the browser: fields start empty, and an empty field keeps the stored value. */
const withoutEmptySecrets = ({ secrets }: AnySettings, values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secrets.includes(name) || value !== ''),
  );

/** The form of one settings group; defaults, limits, and rules come from its definition. */
export const useSettingsForm = <D extends AnySettings>({
  definition,
  record,
  rules,
}: SettingsFormOptions<D>): RecordForm<FormValues<D>> => {
  const t = useT();
  const queries = useQueryClient();
  const formValues = ({ values }: SettingsRecord) =>
    definition.schema.parse(values) as FormValues<D>;
  return useRecordForm<FormValues<D>>({
    stored: formValues(record),
    revision: record.revision,
    savedText: () => t('MODULE.SETTINGS.SAVED'),
    failed: 'MODULE.SETTINGS.NOT_SAVED',
    schema: definition,
    rules,
    save: async ({ changed, revision }) => {
      const { name: group } = definition;
      const values = withoutEmptySecrets(definition, changed);
      const stored = await client.SettingsService.save({ group, values, revision } as SettingsSave);
      // The site's name and URL are shown in the header and in every page's URL. The last check of the
      // URL and the email server is outdated.
      await Promise.all(
        [['settings'], ['boot'], ['pages'], CONNECTION_KEY].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      return { stored: formValues(stored), revision: stored.revision };
    },
  });
};
