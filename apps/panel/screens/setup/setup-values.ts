import type { Locale } from '@plinth/model';
import { readStorageJson, writeStorage } from '@plinth/ui';

export type SetupValues = {
  language: Locale;
  name: string;
  email: string;
  password: string;
  confirm: string;
  site_name: string;
  address: string;
  starter: string;
  with_blog: boolean;
};

const STORED = 'plinth_setup';

type SetupText = Exclude<keyof SetupValues, 'password' | 'confirm' | 'with_blog'>;

/** What is stored while the wizard is open. */
type SetupDraft = { [Name in SetupText]?: string } & { with_blog?: boolean };

/** What was entered before a reload, except passwords. */
export const readSetupDraft = (): SetupDraft => {
  const stored = readStorageJson(STORED, 'sessionStorage');
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => typeof value === (name === 'with_blog' ? 'boolean' : 'string'),
    ),
  );
};

export const writeSetupDraft = ({ password: _, confirm: __, ...draft }: SetupValues): void =>
  writeStorage(STORED, JSON.stringify(draft), 'sessionStorage');

export const clearSetupDraft = (): void => writeStorage(STORED, null, 'sessionStorage');
