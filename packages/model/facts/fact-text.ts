import { mailUrl } from '../urls/mail-url.ts';
import { addressFormat } from './address-formats.ts';
import { clockTime, languageIn } from './conventions.ts';
import type { FactSettings } from './fact-settings.ts';
import {
  groupedHours,
  type HoursGroup,
  isAllDay,
  type OpenSpan,
  weekdayName,
} from './opening-hours.ts';
import { phoneUrl } from './phone-number.ts';

/** Facts that texts can show. */
export const TEXT_FACT_NAMES = [
  'name',
  'logo',
  'phone',
  'email',
  'address',
  'street',
  'postal_code',
  'city',
  'region',
  'country',
  'hours',
] as const;

/** All facts. Profiles are a list, which only widgets show. */
export const FACT_NAMES = [...TEXT_FACT_NAMES, 'profiles'] as const;
export type FactName = (typeof FACT_NAMES)[number];

export type FactSource = {
  readonly facts: FactSettings;
  readonly site_name: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** Shown in place of times that last 24 hours, in that language. */
  readonly open_all_day: string;
};

type HoursFormat = Pick<FactSource, 'language' | 'open_all_day'>;

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

/** A postal code such as `BS1 6UX` doesn't break into two lines. */
const unbroken = (code: string): string => code.replaceAll(/\s+/g, '\u00a0');

function addressText({ facts, language }: FactSource): string {
  const { street, city, region, country } = facts;
  const postal_code = unbroken(facts.postal_code);
  // A country alone is no address.
  if (joined([street, postal_code, city, region], '') === '') return '';
  if (!addressFormat(language, country).cityFirst) {
    return joined([street, joined([postal_code, city], ' '), region, country], ', ');
  }
  const place =
    region === '' ? [joined([city, postal_code], ' ')] : [city, joined([region, postal_code], ' ')];
  return joined([street, ...place, country], ', ');
}

const spanText = (span: OpenSpan, { language, open_all_day }: HoursFormat): string =>
  isAllDay(span)
    ? open_all_day
    : `${clockTime(span.opens, language)} – ${clockTime(span.closes, language)}`;

function hoursLine({ days, spans }: HoursGroup, format: HoursFormat): string {
  const { language } = format;
  const ends = [...new Set([days.at(0), days.at(-1)])].flatMap((day) => day ?? []);
  const names = ends.map((day) => weekdayName(day, language, 'short')).join('–');
  return `${names} ${spans.map((span) => spanText(span, format)).join(', ')}`;
}

/** A fact as visitors read it, with a line per group of days or profile. Empty if unknown. */
export function factText(name: FactName, source: FactSource): string {
  const { facts, site_name, language } = source;
  switch (name) {
    case 'name':
    case 'logo':
      return facts.name || site_name;
    case 'address':
      return addressText(source);
    case 'hours': {
      const format = { ...source, language: languageIn(language, facts.country) };
      return groupedHours(facts.hours)
        .map((group) => hoursLine(group, format))
        .join('\n');
    }
    case 'profiles':
      return facts.profiles.map(({ url }) => url).join('\n');
    case 'postal_code':
      return unbroken(facts.postal_code);
    default:
      return facts[name];
  }
}

/** A map with directions to an address, or to coordinates. */
export const directionsUrl = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replaceAll('\u00a0', ' '))}`;

/** Where a link to a fact leads. Null if nothing can be opened for it, or if it's unknown. */
export function factUrl(name: FactName, source: FactSource): string | null {
  const { facts } = source;
  const text = factText(name, source);
  if (text === '') return null;
  switch (name) {
    case 'phone':
      return phoneUrl(text, facts.country);
    case 'email':
      return mailUrl({ email: text });
    case 'address':
      return directionsUrl(text);
    default:
      return null;
  }
}
