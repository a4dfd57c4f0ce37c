import { mailUrl } from '../urls/mail-url.ts';
import { addressFormat } from './address-formats.ts';
import { clockTime, languageIn } from './conventions.ts';
import type { FactSettings } from './fact-settings.ts';
import { groupedHours, type HoursGroup, type OpenSpan, weekdayName } from './opening-hours.ts';
import { internationalPhone } from './phone-number.ts';

/** Facts that texts can show. */
export const FACT_NAMES = [
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
export type FactName = (typeof FACT_NAMES)[number];

export type FactSource = {
  readonly facts: FactSettings;
  readonly site_name: string;
  /** BCP 47 tag. */
  readonly language: string;
};

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

const spanText = ({ opens, closes }: OpenSpan, language: string): string =>
  `${clockTime(opens, language)} – ${clockTime(closes, language)}`;

function hoursLine({ days, spans }: HoursGroup, language: string): string {
  const ends = [...new Set([days.at(0), days.at(-1)])].flatMap((day) => day ?? []);
  const names = ends.map((day) => weekdayName(day, language, 'short')).join('–');
  return `${names} ${spans.map((span) => spanText(span, language)).join(', ')}`;
}

/** A fact as visitors read it, with one line per group of days for the hours. Empty if unknown. */
export function factText(name: FactName, source: FactSource): string {
  const { facts, site_name, language } = source;
  switch (name) {
    case 'name':
    case 'logo':
      return facts.name || site_name;
    case 'address':
      return addressText(source);
    case 'hours': {
      const tag = languageIn(language, facts.country);
      return groupedHours(facts.hours)
        .map((group) => hoursLine(group, tag))
        .join('\n');
    }
    case 'postal_code':
      return unbroken(facts.postal_code);
    default:
      return facts[name];
  }
}

/** A map with directions to an address. */
const directionsUrl = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replaceAll('\u00a0', ' '))}`;

/** Where a link to a fact leads. Null if nothing can be opened for it, or if it's unknown. */
export function factUrl(name: FactName, source: FactSource): string | null {
  const { facts } = source;
  const text = factText(name, source);
  if (text === '') return null;
  switch (name) {
    case 'phone':
      return `tel:${internationalPhone(text, facts.country)}`;
    case 'email':
      return mailUrl({ email: text });
    case 'address':
      return directionsUrl(text);
    default:
      return null;
  }
}
