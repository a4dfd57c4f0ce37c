import { phoneExtension, plainPhone, withoutExtension } from '@plinth/model';

/** How numbers are written within a country. */
type Convention = {
  readonly code: string;
  /** The digit before an area code, which is left out after a country code. */
  readonly trunk: string;
  readonly digits: RegExp;
};

/** Regions that share the code 1. A number looks the same in all of them. */
const NORTH_AMERICA: Convention = { code: '1', trunk: '1', digits: /^1?[2-9]\d{2}[2-9]\d{6}$/ };

const withZero = (code: string): Convention => ({ code, trunk: '0', digits: /^0\d{7,11}$/ });

const withoutTrunk = (code: string): Convention => ({ code, trunk: '', digits: /^\d{9,11}$/ });

const CONVENTIONS: { readonly [region: string]: Convention } = {
  ...{ US: NORTH_AMERICA, CA: NORTH_AMERICA, PR: NORTH_AMERICA, JM: NORTH_AMERICA },
  ...{ GB: withZero('44'), IE: withZero('353'), AU: withZero('61'), NZ: withZero('64') },
  ...{ DE: withZero('49'), AT: withZero('43'), CH: withZero('41'), NL: withZero('31') },
  ...{ FR: withZero('33'), BE: withZero('32'), SE: withZero('46'), FI: withZero('358') },
  ...{ JP: withZero('81'), UA: withZero('380'), ZA: withZero('27'), BR: withoutTrunk('55') },
  ...{ ES: withoutTrunk('34'), IT: withoutTrunk('39'), PL: withoutTrunk('48') },
  ...{ PT: withoutTrunk('351'), CZ: withoutTrunk('420') },
  RU: { code: '7', trunk: '8', digits: /^8\d{10}$/ },
};

const WRITTEN = /^\+?[\d ().\-/]+$/;

/** Fewer digits aren't a number that is called from elsewhere. */
const FEWEST = 7;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a text is written like a phone number, even if its country is unknown. */
export function isWrittenPhone(text: string): boolean {
  const number = withoutExtension(plainPhone(text));
  return WRITTEN.test(number) && digitsOf(number).length >= FEWEST;
}

/**
 * A written phone number with its country code and without anything between its digits, as links
 * have it: `(202) 555-0123` in the US is `+12025550123`. null if it isn't one, or not of the region.
 */
export function phoneNumber(text: string, region: () => string | undefined): string | null {
  const plain = plainPhone(text);
  const extension = phoneExtension(plain);
  const number = calledNumber(withoutExtension(plain), region);
  return number !== null && extension !== undefined ? `${number};ext=${extension}` : number;
}

function calledNumber(number: string, region: () => string | undefined): string | null {
  const written = number.replace(/^00(?=[1-9])/, '+');
  if (!WRITTEN.test(written)) return null;
  if (written.startsWith('+')) return `+${digitsOf(written.replace('(0)', ''))}`;
  if (!isWrittenPhone(written)) return null;
  const digits = digitsOf(written);
  const convention = CONVENTIONS[region() ?? ''];
  if (!convention?.digits.test(digits)) return null;
  const { code, trunk } = convention;
  const isWithTrunk = trunk !== '' && digits.startsWith(trunk);
  return `+${code}${isWithTrunk ? digits.slice(trunk.length) : digits}`;
}
