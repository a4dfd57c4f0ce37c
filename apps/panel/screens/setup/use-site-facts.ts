import {
  FactSettings,
  fieldIssues,
  type OpeningHours,
  type SocialProfile,
  socialNetwork,
  type Weekday,
} from '@plinth/model';
import { createElement } from 'react';
import { ProblemText } from '../../forms/problem-text.tsx';
import { required, when } from '../../forms/rules.tsx';
import { useFields } from '../../forms/use-fields.tsx';
import { client } from '../../rpc/client.ts';

export type SiteFactValues = {
  logo_id: number | null;
  /** Empty: the starter's color. */
  color: string;
  phone: string;
  email: string;
  street: string;
  postal_code: string;
  city: string;
  weekdays_opens: string;
  weekdays_closes: string;
  saturday_opens: string;
  saturday_closes: string;
  /** One URL per line. */
  profiles: string;
};

const NONE: SiteFactValues = {
  logo_id: null,
  color: '',
  phone: '',
  email: '',
  street: '',
  postal_code: '',
  city: '',
  weekdays_opens: '',
  weekdays_closes: '',
  saturday_opens: '',
  saturday_closes: '',
  profiles: '',
};

const CONTACT = FactSettings.pick({
  phone: true,
  email: true,
  street: true,
  postal_code: true,
  city: true,
}).strip();

const WORKDAYS: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

const profilesOf = (lines: string): SocialProfile[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/^[a-z]+:/i.test(line) ? line : `https://${line}`))
    .map((url) => ({ network: socialNetwork(url) ?? '', url }));

const profilesProblem = (lines: string) => {
  const [issue] = fieldIssues(FactSettings, { profiles: profilesOf(lines) });
  return issue ? createElement(ProblemText, { errorKey: issue.key }) : null;
};

const hoursOf = (values: SiteFactValues): OpeningHours =>
  [
    { days: WORKDAYS, opens: values.weekdays_opens, closes: values.weekdays_closes },
    { days: ['saturday' as const], opens: values.saturday_opens, closes: values.saturday_closes },
  ].filter(({ opens }) => opens !== '');

const factsOf = (values: SiteFactValues) => ({
  ...CONTACT.parse(values),
  ...(values.color === '' ? {} : { primary_color: values.color }),
  hours: [...hoursOf(values)],
  logo_id: values.logo_id,
  profiles: profilesOf(values.profiles),
});

/** Opening and closing times come in pairs. */
const requiredWith = (field: keyof SiteFactValues) =>
  when<SiteFactValues>((values) => values[field] !== '', required);

/** The facts of a new site. Calls `onDone` once they're saved. */
export const useSiteFacts = (onDone: () => void) =>
  useFields<SiteFactValues>({
    initial: NONE,
    schema: { schema: CONTACT },
    rules: {
      weekdays_closes: requiredWith('weekdays_opens'),
      weekdays_opens: requiredWith('weekdays_closes'),
      saturday_closes: requiredWith('saturday_opens'),
      saturday_opens: requiredWith('saturday_closes'),
      profiles: profilesProblem,
    },
    submit: async (values) => {
      await client.SettingsService.save({ group: 'site_facts', values: factsOf(values) });
      onDone();
    },
  });
