import type { LogoStyle } from '@plinth/contract';
import {
  FactSettings,
  fieldIssues,
  invariant,
  type OpeningHours,
  type SocialProfile,
  socialNetwork,
  type Weekday,
} from '@plinth/model';
import { createElement } from 'react';
import { ProblemText } from '../../forms/problem-text.tsx';
import { required, when } from '../../forms/rules.tsx';
import { useFields } from '../../forms/use-fields.tsx';
import { sendFile } from '../../media/send-file.ts';
import { client } from '../../rpc/client.ts';

export type SiteFactValues = {
  logo_id: number | null;
  /** A drawn logo, in place of an uploaded one. */
  logo_style: LogoStyle | null;
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
  logo_style: null,
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

type SiteFactsOptions = {
  readonly siteName: string;
  /** The starter's main color. */
  readonly themeColor: string | undefined;
  /** Called once the facts are saved. */
  readonly onDone: () => void;
};

/** Stores a drawn logo in the library. Returns its id. */
async function saveDrawnLogo(style: LogoStyle, name: string, color: string): Promise<number> {
  const { logos } = await client.LogosService.draw({ name, color });
  const logo = logos.find((drawn) => drawn.style === style);
  invariant(logo, 'the chosen logo can be drawn');
  const file = new File([logo.svg], 'logo.svg', { type: 'image/svg+xml' });
  return (await sendFile(file, null, {})).id;
}

/** The facts of a new site. */
export const useSiteFacts = ({ siteName, themeColor = '', onDone }: SiteFactsOptions) =>
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
      const { logo_style, color } = values;
      const logo_id = logo_style
        ? await saveDrawnLogo(logo_style, siteName, color || themeColor)
        : values.logo_id;
      const facts = factsOf({ ...values, logo_id });
      await client.SettingsService.save({ group: 'site_facts', values: facts });
      onDone();
    },
  });
