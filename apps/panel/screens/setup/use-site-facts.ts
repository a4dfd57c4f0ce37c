import { FactSettings, fieldIssues, harmonizedAccent, type Weekday } from '@plinth/model';
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
  social_profiles: string;
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
  social_profiles: '',
};

const CONTACT = FactSettings.pick({
  phone: true,
  email: true,
  street: true,
  postal_code: true,
  city: true,
}).strip();

const WORKDAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

const urlsOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/^[a-z]+:/i.test(line) ? line : `https://${line}`));

const profilesProblem = (lines: string) => {
  const [issue] = fieldIssues(FactSettings, { social_profiles: urlsOf(lines) });
  return issue ? createElement(ProblemText, { errorKey: issue.key }) : null;
};

const spans = (opens: string, closes: string) => (opens ? [{ opens, closes }] : []);

function factsOf(values: SiteFactValues): Partial<FactSettings> {
  const { weekdays_opens, weekdays_closes, saturday_opens, saturday_closes } = values;
  const workday = spans(weekdays_opens, weekdays_closes);
  return {
    ...CONTACT.parse(values),
    ...Object.fromEntries(WORKDAYS.map((day) => [`hours_${day}`, workday])),
    hours_saturday: spans(saturday_opens, saturday_closes),
    logo_id: values.logo_id,
    social_profiles: urlsOf(values.social_profiles),
  };
}

/** Opening and closing times come in pairs. */
const requiredWith = (field: keyof SiteFactValues) =>
  when<SiteFactValues>((values) => values[field] !== '', required);

/** The first main color is the one that buttons and links have; the second, the accent, follows it. */
async function setMainColor(color: string): Promise<void> {
  const { colors, revision } = await client.StylesService.getColorTheme({});
  const [primary = '', accent = '', ...others] = colors.main;
  const main = [color, harmonizedAccent({ primary, accent }, color), ...others];
  await client.StylesService.setColorTheme({ colors: { ...colors, main }, revision });
}

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
      social_profiles: profilesProblem,
    },
    submit: async (values) => {
      await client.SettingsService.save({ group: 'facts', values: factsOf(values) });
      if (values.color !== '') await setMainColor(values.color);
      onDone();
    },
  });
