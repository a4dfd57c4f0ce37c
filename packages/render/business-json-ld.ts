import {
  BUSINESS_TYPES,
  countryCode,
  type FactSettings,
  groupedHours,
  internationalPhone,
  isAllDay,
  type OpenSpan,
} from '@plinth/model';
import type { PageSite } from './page-input.ts';

type Thing = { readonly [property: string]: unknown };

const capitalized = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1);

/** Search engines read 00:00 to 23:59 as open all day. */
const spanTimes = (span: OpenSpan): OpenSpan =>
  isAllDay(span) ? { opens: '00:00', closes: '23:59' } : span;

const openingHours = (facts: FactSettings): readonly Thing[] =>
  groupedHours(facts.hours).flatMap(({ days, spans }) =>
    spans.map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(capitalized),
      ...spanTimes(span),
    })),
  );

const postalAddress = ({ street, postal_code, city, region, country }: FactSettings): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: street || undefined,
  postalCode: postal_code || undefined,
  addressLocality: city || undefined,
  addressRegion: region || undefined,
  addressCountry: countryCode(country) ?? (country || undefined),
});

/** The business of the site. Null unless it can be found or called. */
export function business({ address, site_name, facts, logo_url }: PageSite): Thing | null {
  const { business_kind, phone, email, street, city, profiles } = facts;
  const hasPlace = street !== '' || city !== '';
  if (!hasPlace && phone === '') return null;
  const hours = openingHours(facts);
  return {
    '@type': BUSINESS_TYPES[business_kind],
    '@id': `${address}#business`,
    name: facts.name || site_name,
    url: address,
    description: facts.description || undefined,
    logo: logo_url ?? undefined,
    image: logo_url ?? undefined,
    telephone: internationalPhone(phone, facts.country) || undefined,
    email: email || undefined,
    address: hasPlace ? postalAddress(facts) : undefined,
    openingHoursSpecification: hours.length > 0 ? hours : undefined,
    sameAs: profiles.length > 0 ? profiles.map(({ url }) => url) : undefined,
  };
}
