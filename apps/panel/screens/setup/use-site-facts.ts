import type { LogoStyle } from '@plinth/contract';
import {
  type ColorTheme,
  completeUrl,
  FactSettings,
  fieldIssues,
  invariant,
  postalCodeIssues,
  type SocialProfile,
  socialNetwork,
} from '@plinth/model';
import { createElement, useRef } from 'react';
import { ProblemText } from '../../forms/problem-text.tsx';
import { requiredAs, when } from '../../forms/rules.tsx';
import { useFields } from '../../forms/use-fields.tsx';
import { describeFile } from '../../media/describe-file.ts';
import { sendFile } from '../../media/send-file.ts';
import { type ColorChoice, chosenColors } from '../../palettes/color-choice.ts';
import { client } from '../../rpc/client.ts';
import { suggestedZone } from '../../time/suggested-zone.ts';
import type { NewSite } from './new-site.ts';
import {
  enteredHours,
  type HoursFieldNames,
  type HoursValues,
  NO_HOURS,
  OTHER_HOURS,
  USUAL_HOURS,
} from './open-hours.ts';
import { type UploadedLogo, useLogoUpload } from './use-logo-upload.ts';

/** The uploaded logo or a drawn one. */
export type LogoChoice = 'uploaded' | LogoStyle;

export type SiteFactValues = ColorChoice &
  HoursValues & {
    /** Whether what is typed isn't a color. */
    is_color_refused: boolean;
    logo: LogoChoice | null;
    /** The uploaded logo, whether it's chosen or not. */
    uploaded: UploadedLogo | null;
    /** Whether the uploaded logo is shown on the color of the text. */
    has_logo_backdrop: boolean;
    description: string;
    phone: string;
    email: string;
    street: string;
    postal_code: string;
    city: string;
    region: string;
    country: string;
    /** One URL per line. */
    profiles: string;
  };

const NONE: SiteFactValues = {
  logo: null,
  uploaded: null,
  has_logo_backdrop: false,
  palette: null,
  color: '',
  accent: '',
  is_color_refused: false,
  description: '',
  phone: '',
  email: '',
  street: '',
  postal_code: '',
  city: '',
  region: '',
  country: '',
  ...NO_HOURS,
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
  country: true,
}).strip();

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const profileOf = (line: string): SocialProfile => {
  const url = completeUrl(line);
  return { network: socialNetwork(url) ?? '', url };
};

const profilesOf = (text: string): SocialProfile[] => linesOf(text).map(profileOf);

const isWrong = (line: string): boolean =>
  fieldIssues(FactSettings, { profiles: [profileOf(line)] }).length > 0;

const profilesProblem = (text: string) => {
  const [issue] = fieldIssues(FactSettings, { profiles: profilesOf(text) });
  if (!issue) return null;
  const wrong = linesOf(text).filter(isWrong);
  if (wrong.length === 0) return createElement(ProblemText, { errorKey: issue.key });
  const values = { count: wrong.length, lines: wrong.join(', ') };
  return createElement(ProblemText, { errorKey: 'SETUP.FACTS.PROFILES_WRONG', values });
};

const factsOf = (values: SiteFactValues, logo_id: number | null) => ({
  ...TEXTS.parse(values),
  ...(values.palette ? { palette: values.palette } : {}),
  ...(values.color === '' ? {} : { primary_color: values.color }),
  ...(values.accent === '' ? {} : { accent_color: values.accent }),
  hours: [...enteredHours(values)],
  logo_id,
  has_logo_backdrop: values.logo === 'uploaded' && values.has_logo_backdrop,
  profiles: profilesOf(values.profiles),
});

/**
 * Days, opening time, and closing time come together. The usual days are suggested, so they may have
 * no times unless other days have some.
 */
const hoursRules = ({ days, opens, closes }: HoursFieldNames) => {
  const has = (field: keyof HoursValues) => (values: SiteFactValues) => values[field] !== '';
  const needsTimes = (values: SiteFactValues): boolean =>
    values[days].length > 0 && values.other_days.length > 0;
  const completes = (field: keyof HoursValues) => (values: SiteFactValues) =>
    has(field)(values) || needsTimes(values);
  return {
    [days]: when(has(opens), requiredAs('SETUP.FACTS.OPEN_DAYS_MISSING')),
    [opens]: when(completes(closes), requiredAs('SETUP.FACTS.OPENS_MISSING')),
    [closes]: when(completes(opens), requiredAs('SETUP.FACTS.CLOSES_MISSING')),
  };
};

type SiteFactsOptions = {
  readonly site: NewSite;
  /** What was entered before a reload. */
  readonly initial: SiteFactValues | undefined;
  /** The suggested country. Empty if it's unknown. */
  readonly country: string;
  /** The starter's colors. Undefined while they load. */
  readonly theme: ColorTheme | undefined;
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

/** Gives a logo in the library an alternative text. */
async function describeLogo(id: number, alt: string): Promise<void> {
  try {
    await describeFile(id, alt);
  } catch {
    // The facts are saved, and the library says which images lack a text.
  }
}

/** The site has the browser's time zone until a country is chosen that it isn't one of. */
async function fitTimeZone(country: string): Promise<void> {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time_zone = suggestedZone({ zone: own, own, country });
  if (!time_zone) return;
  await client.SettingsService.save({ group: 'general', values: { time_zone } });
}

/** The facts of a new site. */
export const useSiteFacts = (options: SiteFactsOptions) => {
  const { site, initial, country, theme, onDone, onRefused } = options;
  const storeDrawnLogo = useStoreDrawnLogo();
  const logoId = (values: SiteFactValues): number | null | Promise<number> => {
    const { logo, uploaded } = values;
    if (logo === null || logo === 'uploaded') return logo && (uploaded?.id ?? null);
    const [color = values.color] = theme ? chosenColors(theme, values).main : [];
    return storeDrawnLogo({ style: logo, name: site.siteName, color });
  };
  const fields = useFields<SiteFactValues>({
    initial: { ...NONE, email: site.email, country, ...initial, is_color_refused: false },
    isShort: true,
    schema: { schema: TEXTS, check: postalCodeIssues },
    rules: {
      ...hoursRules(USUAL_HOURS),
      ...hoursRules(OTHER_HOURS),
      color: (_, { is_color_refused }) =>
        is_color_refused && createElement(ProblemText, { errorKey: 'COMMON.VALIDATION.COLOR' }),
      profiles: profilesProblem,
    },
    submit: async () => {
      if (!(await logoUpload.settled())) {
        onRefused(['logo']);
        return false;
      }
      const values = fields.form.getValues();
      const logo = await logoId(values);
      await client.SettingsService.save({ group: 'site_facts', values: factsOf(values, logo) });
      if (values.country !== country) await fitTimeZone(values.country);
      if (logo !== null) await describeLogo(logo, site.siteName);
      onDone();
      return true;
    },
    onFailure: (failure) => {
      onRefused(Object.keys(failure.fields));
      return false;
    },
  });
  const logoUpload = useLogoUpload((uploaded) =>
    fields.form.setValues({ uploaded, logo: 'uploaded', has_logo_backdrop: false }),
  );
  return { ...fields, logoUpload };
};
