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
import type { NewSite } from './new-site.ts';
import { type UploadedLogo, useLogoUpload } from './use-logo-upload.ts';

/** The uploaded logo or a drawn one. */
export type LogoChoice = 'uploaded' | LogoStyle;

export type SiteFactValues = {
  logo: LogoChoice | null;
  /** The uploaded logo, whether it's chosen or not. */
  uploaded: UploadedLogo | null;
  /** Empty: the starter's color. */
  color: string;
  /** Empty: one that follows the main color. */
  accent: string;
  description: string;
  phone: string;
  email: string;
  street: string;
  postal_code: string;
  city: string;
  region: string;
  weekdays_opens: string;
  weekdays_closes: string;
  saturday_opens: string;
  saturday_closes: string;
  /** One URL per line. */
  profiles: string;
};

const NONE: SiteFactValues = {
  logo: null,
  uploaded: null,
  color: '',
  accent: '',
  description: '',
  phone: '',
  email: '',
  street: '',
  postal_code: '',
  city: '',
  region: '',
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
  region: true,
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
  ...(values.accent === '' ? {} : { accent_color: values.accent }),
  hours: [...hoursOf(values)],
  logo_id,
  profiles: profilesOf(values.profiles),
});

/** Opening and closing times come in pairs. */
const requiredWith = (field: keyof SiteFactValues) =>
  when<SiteFactValues>((values) => values[field] !== '', required);

type SiteFactsOptions = {
  readonly site: NewSite;
  /** What was entered before a reload. */
  readonly initial: SiteFactValues | undefined;
  /** The starter's main color. */
  readonly themeColor: string | undefined;
  /** Called once the facts are saved. */
  readonly onDone: () => void;
  /** Called with the fields that the server refused, or with the logo if it can't be uploaded. */
  readonly onRefused: (fields: readonly string[]) => void;
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
export const useSiteFacts = (options: SiteFactsOptions) => {
  const { site, initial, themeColor = '', onDone, onRefused } = options;
  const storeDrawnLogo = useStoreDrawnLogo();
  const logoId = ({ logo, uploaded, color }: SiteFactValues): number | null | Promise<number> =>
    logo === null || logo === 'uploaded'
      ? logo && (uploaded?.id ?? null)
      : storeDrawnLogo({ style: logo, name: site.siteName, color: color || themeColor });
  const fields = useFields<SiteFactValues>({
    initial: { ...NONE, email: site.email, ...initial },
    schema: { schema: TEXTS },
    rules: {
      weekdays_closes: requiredWith('weekdays_opens'),
      weekdays_opens: requiredWith('weekdays_closes'),
      saturday_closes: requiredWith('saturday_opens'),
      saturday_opens: requiredWith('saturday_closes'),
      profiles: profilesProblem,
    },
    submit: async () => {
      if (!(await logoUpload.settled())) {
        onRefused(['logo']);
        return false;
      }
      const values = fields.form.getValues();
      const facts = factsOf(values, await logoId(values));
      await client.SettingsService.save({ group: 'site_facts', values: facts });
      onDone();
      return true;
    },
    onFailure: (failure) => {
      onRefused(Object.keys(failure.fields));
      return false;
    },
  });
  const logoUpload = useLogoUpload((uploaded) =>
    fields.form.setValues({ uploaded, logo: 'uploaded' }),
  );
  return { ...fields, logoUpload };
};
