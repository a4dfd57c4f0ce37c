import type { SettingsRecord, SettingsValues } from '@plinth/contract';
import type { Properties } from '@plinth/model';
import { FormSkeleton } from '@plinth/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Form } from '../forms/form.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import type { RecordForm } from '../forms/use-record-form.tsx';
import { LoadError } from '../list/load-error.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsQuery, useSettings } from './use-settings.ts';
import { type AnySettings, type FormRules, useSettingsForm } from './use-settings-form.ts';

export type SettingsForm<D extends AnySettings> = RecordForm<SettingsValues<D> & Properties> & {
  /** Whether a secret field has a stored value. */
  readonly isSet: (field: string) => boolean;
  /** Takes a record that was stored without the form. What is typed stays. */
  readonly adopt: (stored: SettingsRecord) => void;
};

type SettingsScreenProps<D extends AnySettings> = {
  readonly definition: D;
  /** Rules in addition to those of the definition. */
  readonly rules?: (record: SettingsRecord) => FormRules<D>;
  /** Shown below the form, such as a test of the stored settings. */
  readonly footer?: (form: SettingsForm<D>) => ReactNode;
  /** Around the form: by default the list of website settings. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: (form: SettingsForm<D>) => ReactNode;
};

type LoadedProps<D extends AnySettings> = SettingsScreenProps<D> & {
  readonly record: SettingsRecord;
};

const LoadedSettings = <D extends AnySettings>(props: LoadedProps<D>) => {
  const { definition, record, rules, footer, children } = props;
  const queries = useQueryClient();
  const recordForm = useSettingsForm({ definition, record, rules: rules?.(record) });
  const form = {
    ...recordForm,
    isSet: (field: string) => record.secrets[field] === true,
    adopt: (stored: SettingsRecord) => {
      recordForm.setRevision(stored.revision);
      queries.setQueryData(settingsQuery(definition.name).queryKey, stored);
    },
  };
  return (
    <>
      <Form onSubmit={recordForm.onSubmit} data-testid={`${definition.name}-settings`}>
        <div className="settings-form">
          {children(form)}
          <SaveBar record={recordForm} />
        </div>
      </Form>
      {footer?.(form)}
    </>
  );
};

/** Screen for a settings group: loads the group and shows its form. */
export const SettingsScreen = <D extends AnySettings>(props: SettingsScreenProps<D>) => {
  const settings = useSettings(props.definition.name);
  const Frame = props.frame ?? SettingsFrame;
  return (
    <Frame>
      {settings.isPending && <FormSkeleton fields={6} />}
      {settings.error && (
        <LoadError error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && <LoadedSettings {...props} record={settings.data} />}
    </Frame>
  );
};
