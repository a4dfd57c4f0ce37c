import { LOCALES, preferredLocale } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { GeneralSettings } from '@plinth/model';
import { clearToasts, toast } from '@plinth/ui';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { NEW_PASSWORD_RULES } from '../../forms/new-password.tsx';
import { all, atMost, email, requiredAs } from '../../forms/rules.tsx';
import { focusFirstInvalid, useFields } from '../../forms/use-fields.tsx';
import { client } from '../../rpc/client.ts';
import {
  clearSetupDraft,
  readSetupDraft,
  type SetupValues,
  writeSetupDraft,
} from './setup-values.ts';
import { BAD_LINK, type SetupState } from './use-setup-link.ts';

export type Starter = SetupState['starters'][number];

/** The fields of each step, in order. */
const STEP_FIELDS: readonly (readonly (keyof SetupValues)[])[] = [
  ['language'],
  ['name', 'email', 'password', 'confirm'],
  ['site_name', 'address'],
  ['starter'],
];

const OWNER_STEP = 1;

/** The general settings that the wizard stores. */
const SITE = { schema: GeneralSettings.pick({ site_name: true, address: true }).strip() };

/** What was entered before a reload, or the defaults. */
function initialValues({ address, starters }: SetupState): SetupValues {
  const { language, starter, ...draft } = readSetupDraft();
  return {
    name: '',
    email: '',
    site_name: '',
    address: address || window.location.origin,
    with_blog: false,
    ...draft,
    password: '',
    confirm: '',
    language: LOCALES.find((locale) => locale === language) ?? preferredLocale(navigator.languages),
    starter: (starters.find(({ id }) => id === starter) ?? starters[0])?.id ?? 'none',
  };
}

type SetupOptions = {
  readonly token: string;
  readonly state: SetupState;
  /** Called when something is entered and when the step changes. */
  readonly onActivity: () => void;
  /** Called when the link turns out to be invalid. */
  readonly onBadLink: () => void;
};

export const useSetup = ({ token, state, onActivity, onBadLink }: SetupOptions) => {
  const [initial] = useState(() => initialValues(state));
  // After a reload, the passwords have to be entered again.
  const [step, setStep] = useState(initial.name === '' ? 0 : OWNER_STEP);
  const [homePage, setHomePage] = useState<number | null>(null);
  const t = useT();
  const isLast = step === STEP_FIELDS.length - 1;

  const fields = useFields<SetupValues>({
    initial,
    isShort: true,
    schema: SITE,
    rules: {
      name: all(requiredAs('SETUP.OWNER.NAME_MISSING'), atMost(100)),
      email: all(requiredAs('SETUP.OWNER.EMAIL_MISSING'), email),
      ...NEW_PASSWORD_RULES,
      site_name: requiredAs('SETUP.SITE.NAME_MISSING'),
      address: requiredAs('SETUP.SITE.ADDRESS_MISSING'),
    },
    submit: async ({ confirm: _confirm, ...values }) => {
      const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      clearToasts();
      const { page_id } = await client.SetupService.complete({ token, time_zone, ...values });
      clearSetupDraft();
      setHomePage(page_id);
    },
    failed: 'SETUP.CREATE_ERROR',
    onFailure: ({ type, message, fields }) => {
      if (type === 'NETWORK') toast(t('SETUP.UNREACHABLE'), { kind: 'error' });
      else if (message === BAD_LINK) onBadLink();
      else {
        const place = STEP_FIELDS.findIndex((names) => names.some((name) => name in fields));
        if (place >= 0) setStep(place);
        return false;
      }
      return true;
    },
  });
  const { values } = fields.form;
  useEffect(() => {
    if (homePage !== null) return;
    writeSetupDraft(values);
    onActivity();
  }, [values, homePage, onActivity]);

  const goTo = (next: number) => {
    setStep(next);
    onActivity();
  };
  const stepIsValid = (): boolean =>
    (STEP_FIELDS[step] ?? [])
      .map((name) => fields.form.validateField(name))
      .every(({ hasError }) => !hasError);

  const onSubmit = (event?: SyntheticEvent<HTMLFormElement>) => {
    if (isLast) return fields.onSubmit(event);
    event?.preventDefault();
    if (stepIsValid()) goTo(step + 1);
    else focusFirstInvalid();
  };
  return {
    form: fields.form,
    isBusy: fields.isBusy,
    step,
    isLast,
    /** Id of the home page once the site exists. What follows is optional. */
    homePage,
    onSubmit,
    back: () => goTo(step - 1),
  };
};
