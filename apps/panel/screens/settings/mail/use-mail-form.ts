import type { SettingsRecord } from '@plinth/contract';
import { all, atMost, email, required, when } from '../../../forms/rules.tsx';
import { useSettingsForm } from '../../../settings/use-settings-form.ts';

export type MailValues = {
  use_smtp: boolean;
  server: string;
  port: number;
  authentication: 'none' | 'plain' | 'login' | 'cram_md5';
  username: string;
  password: string;
  sender: string;
  secure: 'none' | 'ssl' | 'tls';
};

const DEFAULTS: MailValues = {
  use_smtp: false,
  server: '',
  port: 587,
  authentication: 'plain',
  username: '',
  password: '',
  sender: '',
  secure: 'tls',
};

const fieldsOf = ({ values }: SettingsRecord): MailValues => ({
  ...DEFAULTS,
  ...values,
  password: '',
});

const usesSmtp = ({ use_smtp }: MailValues): boolean => use_smtp;

export const useMailForm = (record: SettingsRecord) =>
  useSettingsForm<MailValues>({
    group: 'mail',
    record,
    fieldsOf,
    secrets: ['password'],
    rules: {
      server: when(usesSmtp, all(required, atMost(253))),
      port: when(usesSmtp, required),
      username: atMost(255),
      sender: all(when(usesSmtp, required), email),
    },
  });

export type MailForm = ReturnType<typeof useMailForm>['form'];
