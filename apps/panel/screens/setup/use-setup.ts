import { preferredLocale } from '@plinth/i18n';
import { GeneralSettings, type Locale } from '@plinth/model';
import { type SyntheticEvent, useState } from 'react';
import { NEW_PASSWORD_RULES } from '../../forms/new-password.tsx';
import { all, atMost, email, required } from '../../forms/rules.tsx';
import { focusFirstInvalid, useFields } from '../../forms/use-fields.tsx';
import { useHasRoute } from '../../router/routes-context.ts';
import { client } from '../../rpc/client.ts';
import { enterPanel } from '../../session/enter.ts';

type Answer<T> = T extends (...args: never[]) => Promise<infer R> ? R : never;
export type SetupState = Answer<(typeof client)['SetupService']['getState']>;
export type Starter = SetupState['starters'][number];

export type SetupValues = {
  language: Locale;
  name: string;
  email: string;
  password: string;
  confirm: string;
  site_name: string;
  address: string;
  starter: string;
};

/** The fields of each step, in order. */
const STEP_FIELDS: readonly (readonly (keyof SetupValues)[])[] = [
  ['language'],
  ['name', 'email', 'password', 'confirm'],
  ['site_name', 'address'],
  ['starter'],
];

/** The general settings that the wizard stores. */
const SITE = { schema: GeneralSettings.pick({ site_name: true, address: true }).strip() };

export const useSetup = (token: string, state: SetupState) => {
  const [step, setStep] = useState(0);
  const [homePage, setHomePage] = useState<number | null>(null);
  const opensEditor = useHasRoute('/pages/$id/design/');
  const isLast = step === STEP_FIELDS.length - 1;

  const fields = useFields<SetupValues>({
    initial: {
      language: preferredLocale(navigator.languages),
      name: '',
      email: '',
      password: '',
      confirm: '',
      site_name: '',
      address: state.address || window.location.origin,
      starter: state.starters[0]?.id ?? 'none',
    },
    schema: SITE,
    rules: {
      name: all(required, atMost(100)),
      email: all(required, email),
      ...NEW_PASSWORD_RULES,
    },
    submit: async ({ confirm: _confirm, ...values }) => {
      const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      const { page_id } = await client.SetupService.complete({ token, time_zone, ...values });
      setHomePage(page_id);
    },
    onFailure: (failure) => {
      const place = STEP_FIELDS.findIndex((names) => names.some((name) => name in failure.fields));
      if (place >= 0) setStep(place);
      return false;
    },
  });

  const stepIsValid = (): boolean =>
    (STEP_FIELDS[step] ?? [])
      .map((name) => fields.form.validateField(name))
      .every(({ hasError }) => !hasError);

  const onSubmit = (event?: SyntheticEvent<HTMLFormElement>) => {
    if (isLast) return fields.onSubmit(event);
    event?.preventDefault();
    if (stepIsValid()) setStep(step + 1);
    else focusFirstInvalid();
  };
  return {
    form: fields.form,
    isBusy: fields.isBusy,
    step,
    isLast,
    /** Id of the home page once the site exists. What follows is optional. */
    homePage,
    enter: () => enterPanel(opensEditor ? `/pages/${homePage}/design/` : '/pages/'),
    onSubmit,
    back: () => setStep(step - 1),
  };
};
