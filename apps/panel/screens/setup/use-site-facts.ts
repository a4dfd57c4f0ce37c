import type { LogoStyle } from '@plinth/contract';
import {
  completeUrl,
  FactSettings,
  fieldIssues,
  invariant,
  type OpeningHours,
  type SocialProfile,
  socialNetwork,
  type Weekday,
} from '@plinth/model';
import { createElement, useRef } from 'react';
import { ProblemText } from '../../forms/problem-text.tsx';
import { required, when } from '../../forms/rules.tsx';
import { useFields } from '../../forms/use-fields.tsx';
import { sendFile } from '../../media/send-file.ts';
import { client } from '../../rpc/client.ts';

/** The uploaded logo or a drawn one. */
export type LogoChoice = 'uploaded' | LogoStyle;

export type SiteFactValues = {
  logo: LogoChoice | null;
  /** The uploaded logo, whether it's chosen or not. */
  uploaded_id: number | null;
  /** Empty: the starter's color. */
  color: string;
  description: string;
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
  logo: null,
  uploaded_id: null,
  color: '',
  description: '',
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

const TEXTS = FactSettings.pick({
  description: true,
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
    .map(completeUrl)
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

const factsOf = (values: SiteFactValues, logo_id: number | null) => ({
  ...TEXTS.parse(values),
  ...(values.color === '' ? {} : { primary_color: values.color }),
  hours: [...hoursOf(values)],
  logo_id,
  profiles: profilesOf(values.profiles),
});

/** Opening and closing times come in pairs. */
const requiredWith = (field: keyof SiteFactValues) =>
  when<SiteFactValues>((values) => values[field] !== '', required);

type SiteFactsOptions = {
  readonly siteName: string;
  /** The owner's sign-in email, which many use for their business as well. */
  readonly email: string;
  /** The starter's main color. */
  readonly themeColor: string | undefined;
  /** Called once the facts are saved. */
  readonly onDone: () => void;
};

type DrawnLogoRequest = {
  readonly style: LogoStyle;
  readonly name: string;
  readonly color: string;
};

async function drawLogoFile({ style, name, color }: DrawnLogoRequest): Promise<File> {
  const { logos } = await client.LogosService.draw({ name, color });
  const logo = logos.find((drawn) => drawn.style === style);
  invariant(logo, 'the chosen logo can be drawn');
  return new File([logo.svg], 'logo.svg', { type: 'image/svg+xml' });
}

/** Stores drawn logos in the library, each once. */
function useStoreDrawnLogo() {
  const stored = useRef(new Map<string, number>());
  return async (request: DrawnLogoRequest): Promise<number> => {
    const key = JSON.stringify(request);
    const id =
      stored.current.get(key) ?? (await sendFile(await drawLogoFile(request), null, {})).id;
    stored.current.set(key, id);
    return id;
  };
}

/** The facts of a new site. */
export const useSiteFacts = ({ siteName, email, themeColor = '', onDone }: SiteFactsOptions) => {
  const storeDrawnLogo = useStoreDrawnLogo();
  const logoId = ({ logo, uploaded_id, color }: SiteFactValues): number | null | Promise<number> =>
    logo === null || logo === 'uploaded'
      ? logo && uploaded_id
      : storeDrawnLogo({ style: logo, name: siteName, color: color || themeColor });
  const logoUpload = useRef(Promise.resolve(true));
  const fields = useFields<SiteFactValues>({
    initial: { ...NONE, email },
    schema: { schema: TEXTS },
    rules: {
      weekdays_closes: requiredWith('weekdays_opens'),
      weekdays_opens: requiredWith('weekdays_closes'),
      saturday_closes: requiredWith('saturday_opens'),
      saturday_opens: requiredWith('saturday_closes'),
      profiles: profilesProblem,
    },
    submit: async () => {
      const isStored = await logoUpload.current;
      logoUpload.current = Promise.resolve(true);
      // The step says why.
      if (!isStored) return false;
      const values = fields.form.getValues();
      const facts = factsOf(values, await logoId(values));
      await client.SettingsService.save({ group: 'site_facts', values: facts });
      onDone();
      return true;
    },
  });
  return {
    ...fields,
    /** Lets a save wait until the logo is stored. */
    waitForLogo: (isStored: Promise<boolean>): void => {
      logoUpload.current = isStored;
    },
  };
};
