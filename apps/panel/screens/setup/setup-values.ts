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

/** What is stored while the wizard is open: texts. */
type SetupDraft = Omit<SetupValues, 'password' | 'confirm' | 'with_blog'>;

/** What was entered before a reload, except passwords. */
export const readSetupDraft = (): Partial<Record<keyof SetupDraft, string>> => {
  const stored = readStorageJson(STORED, 'sessionStorage');
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => typeof value === 'string'),
  );
};

export const writeSetupDraft = ({ password: _, confirm: __, ...draft }: SetupValues): void =>
  writeStorage(STORED, JSON.stringify(draft), 'sessionStorage');

export const clearSetupDraft = (): void => writeStorage(STORED, null, 'sessionStorage');
