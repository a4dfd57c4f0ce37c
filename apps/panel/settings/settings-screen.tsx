import type { SettingsRecord, SettingsValues } from '@plinth/contract';
import type { Properties } from '@plinth/model';
import { FormSkeleton } from '@plinth/ui';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { Form } from '../forms/form.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import type { RecordForm } from '../forms/use-record-form.tsx';
import { LoadError } from '../list/load-error.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettings } from './use-settings.ts';
import { type AnySettings, type FormRules, useSettingsForm } from './use-settings-form.ts';

export type SettingsForm<D extends AnySettings> = RecordForm<SettingsValues<D> & Properties> & {
  /** Whether a secret field has a stored value. */
  readonly isSet: (field: string) => boolean;
  /** Shows what is stored now, in place of what was loaded. */
  readonly reload: () => void;
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
  readonly reload: () => void;
};

const LoadedSettings = <D extends AnySettings>(props: LoadedProps<D>) => {
  const { definition, record, reload, rules, footer, children } = props;
  const recordForm = useSettingsForm({ definition, record, rules: rules?.(record) });
  const form = { ...recordForm, isSet: (field: string) => record.secrets[field] === true, reload };
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
  const [round, setRound] = useState(0);
  const reload = async () => {
    await settings.refetch();
    setRound((last) => last + 1);
  };
  return (
    <Frame>
      {settings.isPending && <FormSkeleton fields={6} />}
      {settings.error && (
        <LoadError error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && (
        <LoadedSettings
          key={round}
          {...props}
          record={settings.data}
          reload={() => void reload()}
        />
      )}
    </Frame>
  );
};
