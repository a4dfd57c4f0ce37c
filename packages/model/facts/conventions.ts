import { countryCode } from './countries.ts';
import { currencyOf } from './currencies.ts';
import { WEEKDAYS, type Weekday } from './opening-hours.ts';
import { plainPhone, withoutExtension } from './phone-extension.ts';
import { callingCode } from './phone-number.ts';

/** Browsers differ in how they tell these, and some can't. */
type RegionalLocale = Intl.Locale & {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
  readonly getHourCycles?: () => readonly Intl.LocaleHourCycleKey[];
  readonly hourCycles?: readonly Intl.LocaleHourCycleKey[];
  readonly getTimeZones?: () => readonly string[];
  readonly timeZones?: readonly string[];
};

const MONDAY = 1;

/** The IANA time zones of a country. Empty if they're unknown. */
export function timeZonesIn(country: string): readonly string[] {
  const region = countryCode(country);
  if (!region) return [];
  const locale: RegionalLocale = new Intl.Locale('und', { region });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Where most people live in countries with several time zones. Others have theirs by its order. */
const COMMON_ZONES: { readonly [region: string]: string } = {
  ...{ AR: 'America/Buenos_Aires', AU: 'Australia/Sydney', BR: 'America/Sao_Paulo' },
  ...{ CA: 'America/Toronto', CL: 'America/Santiago', CY: 'Asia/Nicosia', ES: 'Europe/Madrid' },
  ...{ GL: 'America/Godthab', MN: 'Asia/Ulaanbaatar', MX: 'America/Mexico_City' },
  ...{ PF: 'Pacific/Tahiti', PG: 'Pacific/Port_Moresby', PT: 'Europe/Lisbon' },
  ...{ RU: 'Europe/Moscow', US: 'America/New_York', UZ: 'Asia/Tashkent' },
};

/** The time zone that most people of a country are in. Undefined if it's unknown. */
export const commonTimeZone = (country: string): string | undefined =>
  COMMON_ZONES[countryCode(country) ?? ''] ?? timeZonesIn(country)[0];

/** A language as used in a country: `en` in Germany is `en-DE`. The language if it's unknown. */
export function languageIn(language: string, country: string): string {
  const region = countryCode(country);
  return region ? new Intl.Locale(language, { region }).toString() : language;
}

/** The days of the week in the order of a region, given as a BCP 47 tag. */
export function weekOf(tag: string): readonly Weekday[] {
  const locale: RegionalLocale = new Intl.Locale(tag);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: MONDAY };
  return [...WEEKDAYS.slice(firstDay - 1), ...WEEKDAYS.slice(0, firstDay - 1)];
}

/** A time of day such as `20:00` in the 12 or 24 hours of a region, given as a BCP 47 tag. */
export function clockTime(time: string, tag: string): string {
  const locale: RegionalLocale = new Intl.Locale(tag);
  const hourCycle = (locale.getHourCycles?.() ?? locale.hourCycles)?.[0];
  const options = { timeStyle: 'short', timeZone: 'UTC', hourCycle } as const;
  return new Intl.DateTimeFormat(tag, options).format(new Date(`2024-01-01T${time}:00Z`));
}

/** Fictional phone numbers as they are written within a country. */
const PHONE_EXAMPLES: { readonly [region: string]: string } = {
  ...{ US: '(202) 555-0123', CA: '(613) 555-0123', GB: '020 7946 0123', IE: '020 915 0123' },
  ...{ AU: '(02) 5550 0123', DE: '030 23125 012', FR: '01 99 00 12 34' },
};

/**
 * An example of a phone number for a country, or how one begins; with a code if the country is
 * unknown.
 */
export function phoneExample(country: string): string {
  const code = callingCode(country);
  return PHONE_EXAMPLES[countryCode(country) ?? ''] ?? (code ? `${code} …` : '+1 202 555 0123');
}

/** Groups of digits of a phone number in North America, with its country code or without. */
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})$/;

/** A phone number as it is written in its country, where all numbers there are written alike. */
export function writtenPhone(phone: string, country: string): string {
  const isAlike = ['US', 'CA'].includes(countryCode(country) ?? '');
  const plain = plainPhone(phone);
  const number = withoutExtension(plain);
  const [, area, exchange, line] = (isAlike && NORTH_AMERICAN.exec(number)) || [];
  const extension = plain.slice(number.length);
  return area ? `(${area}) ${exchange}-${line}${extension}` : plain;
}

/** A written amount in the currency of a country, with its digits unchanged: `00 €`. */
export function priceText(digits: string, language: string, country: string): string {
  const tag = languageIn(language, country);
  const currency = currencyOf(new Intl.Locale(tag).region ?? 'US');
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
    .formatToParts(0)
    .map(({ type, value }) => (type === 'integer' ? digits : value))
    .join('');
}
