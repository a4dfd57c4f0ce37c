import { z } from 'zod';
import { Email, trimmedText } from '../entities/fields.ts';
import { imageRef } from '../references/declare.ts';
import type { FieldIssue } from '../validate/issue-keys.ts';
import { OpeningHours } from './opening-hours.ts';
import { plainPhone, withoutExtension } from './phone-extension.ts';

/** Kinds of businesses, with their types at schema.org. */
export const BUSINESS_TYPES = {
  local_business: 'LocalBusiness',
  professional_service: 'ProfessionalService',
  home_and_construction: 'HomeAndConstructionBusiness',
  store: 'Store',
  restaurant: 'Restaurant',
  cafe: 'CafeOrCoffeeShop',
  lodging: 'LodgingBusiness',
  health_and_beauty: 'HealthAndBeautyBusiness',
  medical: 'MedicalBusiness',
  sports: 'SportsActivityLocation',
  automotive: 'AutomotiveBusiness',
  legal: 'LegalService',
  real_estate: 'RealEstateAgent',
} as const;
export type BusinessKind = keyof typeof BUSINESS_TYPES;

const BUSINESS_KINDS = Object.keys(BUSINESS_TYPES) as [BusinessKind, ...BusinessKind[]];

/** A phone number as people write it, without an extension: `+1 (202) 555-0143`. */
const PHONE = /^\+?[\d ()./-]+$/;

const isWrittenPhone = (value: string): boolean => {
  const number = withoutExtension(value);
  const digits = number.replace(/\D/g, '').length;
  return PHONE.test(number) && digits >= 3 && digits <= 15;
};

const WrittenPhone = z
  .string()
  .overwrite(plainPhone)
  .max(40, { abort: true })
  .refine((value) => value === '' || isWrittenPhone(value), 'phoneInvalid');

const ProfileUrl = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'incorrectURL' })
  .trim()
  .max(2048);

/** The network is recognized by the URL if it's empty. */
const SocialProfile = z.strictObject({
  network: trimmedText(60).default(''),
  url: ProfileUrl,
});
export type SocialProfile = z.infer<typeof SocialProfile>;

/** What a site says about its business, edited once and used in texts, links, and structured data. */
export const FactSettings = z.strictObject({
  /** Empty: the name of the site. */
  name: trimmedText(200).default(''),
  /** Shown in search results and link previews of the home page. */
  description: trimmedText(300).default(''),
  business_kind: z.enum(BUSINESS_KINDS).default('local_business'),
  logo_id: imageRef().nullable().default(null),
  /** Whether the logo is shown on the color of the text, because it blends into the page's. */
  has_logo_backdrop: z.boolean().default(false),
  phone: WrittenPhone.default(''),
  email: z.union([z.literal(''), Email]).default(''),
  street: trimmedText(200).default(''),
  postal_code: trimmedText(20).default(''),
  city: trimmedText(100).default(''),
  /** State, province, or region. */
  region: trimmedText(100).default(''),
  country: trimmedText(100).default(''),
  hours: OpeningHours.default([]),
  profiles: z.array(SocialProfile).max(20).default([]),
});
export type FactSettings = z.infer<typeof FactSettings>;

/** What postal codes of all countries are made of. */
const POSTAL_CODE = /^[\p{L}\p{N} .\u00A0-]*$/u;

/** Not part of the schema, which also reads what was stored before this check. */
export const postalCodeIssues = ({
  postal_code,
}: Pick<FactSettings, 'postal_code'>): readonly FieldIssue[] =>
  POSTAL_CODE.test(postal_code) ? [] : [{ path: 'postal_code', key: 'postalCodeInvalid' }];
