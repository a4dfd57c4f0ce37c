import { countryCode } from './countries.ts';
import { phoneExtension, withoutExtension } from './phone-extension.ts';

type Dialing = {
  /** The country code for calls from abroad. */
  readonly code: string;
  /** Digits in front of numbers within the country, which calls from abroad leave out. */
  readonly trunk?: string;
  /** What numbers look like without these digits, where shorter ones are common. */
  readonly national?: RegExp;
};

/** Shorter numbers are for emergencies and services within the country. */
const MIN_DIGITS = 7;

const NORTH_AMERICA: Dialing = { code: '1', trunk: '1', national: /^[2-9]\d{9}$/ };

const withoutTrunk = (list: string): readonly (readonly [string, Dialing])[] =>
  list.split(' ').map((entry) => {
    const [region = '', code = ''] = entry.split(':');
    return [region, { code }];
  });

const withZero = (list: string): readonly (readonly [string, Dialing])[] =>
  withoutTrunk(list).map(([region, dialing]) => [region, { ...dialing, trunk: '0' }]);

/** Countries that aren't listed have numbers without a country code. */
const DIALING: ReadonlyMap<string, Dialing> = new Map<string, Dialing>([
  ['US', NORTH_AMERICA],
  ['CA', NORTH_AMERICA],
  ['PR', NORTH_AMERICA],
  ['HU', { code: '36', trunk: '06' }],
  ...withoutTrunk(
    'AD:376 CL:56 CR:506 CY:357 CZ:420 DK:45 EE:372 ES:34 GR:30 HK:852 IS:354 IT:39 LI:423 LU:352 LV:371 MC:377 MT:356 MX:52 NO:47 PA:507 PL:48 PT:351 QA:974 SG:65 SM:378 UY:598 VA:39',
  ),
  ...withZero(
    'AE:971 AL:355 AR:54 AT:43 AU:61 BA:387 BD:880 BE:32 BG:359 BR:55 CH:41 CN:86 DE:49 EC:593 EG:20 FI:358 FR:33 GB:44 GG:44 GH:233 HR:385 ID:62 IE:353 IL:972 IM:44 IN:91 JE:44 JP:81 KE:254 KR:82 LK:94 LT:370 MA:212 ME:382 MK:389 MY:60 NG:234 NL:31 NZ:64 PE:51 PH:63 PK:92 RO:40 RS:381 SA:966 SE:46 SI:386 SK:421 TH:66 TR:90 TW:886 UA:380 VN:84 ZA:27',
  ),
]);

/** The code that calls from abroad begin with, such as `+43`. Undefined if it's unknown. */
export const callingCode = (country: string): string | undefined => {
  const dialing = DIALING.get(countryCode(country) ?? '');
  return dialing && `+${dialing.code}`;
};

/** Digits that begin a call abroad, in countries whose numbers begin with one zero. */
const ABROAD = '00';

/**
 * A written phone number as it can be called from anywhere: `+12025550143`. Without a country code if
 * neither the number nor the country tells it. Leaves out the zero in `+49 (0) 40`, and an
 * extension.
 */
export function internationalPhone(phone: string, country: string): string {
  const digits = withoutExtension(phone)
    .replace(/^(\+.*)\(0\)/, '$1')
    .replace(/(?!^\+)\D/g, '');
  const { code, trunk, national } = DIALING.get(countryCode(country) ?? '') ?? {};
  if (digits.startsWith('+') || !code) return digits;
  if (trunk === '0' && digits.startsWith(ABROAD)) return `+${digits.slice(ABROAD.length)}`;
  const own = trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
  const isShort = national ? !national.test(own) : digits.length < MIN_DIGITS;
  return isShort ? digits : `+${code}${own}`;
}

/** A link that calls a written phone number, and dials its extension after a pause. */
export function phoneUrl(phone: string, country: string): string {
  const extension = phoneExtension(phone);
  const pause = extension ? `,${extension}` : '';
  return `tel:${internationalPhone(phone, country)}${pause}`;
}
