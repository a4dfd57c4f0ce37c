import { countryCode } from './countries.ts';

/** What the part of a country is called. */
export type RegionName = 'state' | 'province' | 'county' | 'prefecture' | 'region';

export type PostalCodeName = 'postal_code' | 'postcode' | 'zip_code' | 'eircode' | 'pin_code';

/** How addresses are written in a country. */
export type AddressFormat = {
  /** Null if addresses don't name one. */
  readonly region: RegionName | null;
  readonly postalCode: PostalCodeName;
  /** Whether the postal code is after the city. */
  readonly cityFirst: boolean;
};

const codes = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Countries not listed have a region. */
const REGIONS: readonly (readonly [RegionName | null, ReadonlySet<string>])[] = [
  ['state', codes('AU BR FM IN MH MX MY NG US VE')],
  ['province', codes('AR CA CN CR EC ES ID IT KR PG PH TH TR VN ZA')],
  ['county', codes('GB IE')],
  ['prefecture', codes('JP')],
  [
    null,
    codes(
      'AD AT AX BE BG CH CY CZ DE DK EE FI FO FR GG GI GL GR HR HU IL IM IS JE LI LT LU LV MC MT NL NO NZ PL PT RS SE SG SI SK SM VA',
    ),
  ],
];

/** Countries not listed have a postal code. */
const POSTAL_CODES: readonly (readonly [PostalCodeName, ReadonlySet<string>])[] = [
  ['zip_code', codes('AS GU MP PR US VI')],
  ['postcode', codes('AU CC CX FK GB GG GI IM JE MY NF NZ')],
  ['eircode', codes('IE')],
  ['pin_code', codes('IN')],
];

const CITY_FIRST = codes(
  'AU BD BM BR CA CO GB GG GI ID IE IM IN JE JM LK NP NZ PK PR SG TH US VE ZA',
);

/**
 * How addresses are written in a country. Without a known one, those in English have the postal code
 * after the city.
 */
export function addressFormat(language: string, country: string): AddressFormat {
  const code = countryCode(country);
  const named = REGIONS.find(([, countries]) => code && countries.has(code));
  const postal = POSTAL_CODES.find(([, countries]) => code && countries.has(code));
  const place = code ?? new Intl.Locale(language).region;
  return {
    region: named ? named[0] : 'region',
    postalCode: postal?.[0] ?? 'postal_code',
    cityFirst: place ? CITY_FIRST.has(place) : /^en\b/i.test(language),
  };
}
