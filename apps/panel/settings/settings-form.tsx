import type { Properties } from '@plinth/model';
import type { ReactNode } from 'react';
import { Form } from '../forms/form.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import type { RecordForm } from '../forms/use-record-form.tsx';

type SettingsFormProps<V extends Properties> = {
  readonly recordForm: RecordForm<V>;
  readonly children: ReactNode;
  readonly 'data-testid': string;
};

/** The cards of one group of settings, saved together. */
export const SettingsForm = <V extends Properties>({
  recordForm,
  children,
  ...rest
}: SettingsFormProps<V>) => (
  <Form onSubmit={recordForm.onSubmit} {...rest}>
    <div className="settings-form">
      {children}
      <SaveBar record={recordForm} />
    </div>
  </Form>
);
