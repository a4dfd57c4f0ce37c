import { z } from 'zod';
import { imageRef, richText } from '../references/declare.ts';
import { requiredText, text, trimmedText } from './fields.ts';
import { LanguageTag } from './language-tag.ts';

export const LOCALES = [
  'en_US',
  'de_DE',
  'es_ES',
  'fr_FR',
  'it_IT',
  'ja_JP',
  'nl_NL',
  'pl_PL',
  'pt_BR',
  'ru_RU',
  'sv_SE',
  'uk_UA',
] as const;
export type Locale = (typeof LOCALES)[number];

export const BACK_TO_TOP_MODES = ['disabled', 'default', 'custom'] as const;
export type BackToTopMode = (typeof BACK_TO_TOP_MODES)[number];
/** How long visitors' consent to content of other companies lasts: until they leave, or for good. */
export const EMBED_CONSENTS = ['visit', 'always'] as const;
export type EmbedConsent = (typeof EMBED_CONSENTS)[number];
const PAGE_TITLE_FORMATS = ['title', 'title_site', 'site_title'] as const;
export type PageTitleFormat = (typeof PAGE_TITLE_FORMATS)[number];

/** http or https, any host (including local network names), and an optional port. No path. */
const ADDRESS =
  /^https?:\/\/(?:\[[0-9a-f:]+\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::\d{1,5})?$/i;

const hasValidLabels = (address: string): boolean =>
  address
    .replace(/^https?:\/\//i, '')
    .split(/[.:]/)
    .every((label) => label.length < 64);

/** Checks also what the pattern doesn't, such as the numbers of an IPv4 address and the port. */
const isUrl = (address: string): boolean => z.url().safeParse(address).success;

export const SiteAddress = z
  .string()
  .refine(
    (address) => ADDRESS.test(address) && hasValidLabels(address) && isUrl(address),
    'incorrectURL',
  );

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An IANA time zone name, such as `Europe/Berlin`. */
export const TimeZone = z
  .string()
  .regex(/^[A-Za-z]/)
  .refine(isTimeZone, 'valueInvalid');

export const GeneralSettings = z.strictObject({
  site_name: requiredText(255).default('Plinth'),
  address: SiteAddress.default('http://localhost:3000'),
  favicon_id: imageRef().nullable().default(null),
  default_language: z.enum(LOCALES).default('en_US'),
  time_zone: TimeZone.default('UTC'),
  back_to_top: z.enum(BACK_TO_TOP_MODES).default('disabled'),
  under_construction: z.boolean().default(false),
  /** Empty: the translated default text. */
  maintenance_message: richText(5000).default(''),
  /** Empty: the translated default text. */
  popup_error_text: trimmedText(255).default(''),
  html_lang: LanguageTag.default('en'),
  password_protection: z.boolean().default(false),
  /** Write-only. The password of the site, and of pages in mode `general`. */
  password: text(128).normalize('NFC').default(''),
  permalinks: z.boolean().default(true),
  suffix: z.enum(['', '.html']).default(''),
  page_title_format: z.enum(PAGE_TITLE_FORMATS).default('title_site'),
  lazy_loading: z.boolean().default(true),
  embed_consent: z.enum(EMBED_CONSENTS).default('visit'),
});
export type GeneralSettings = z.infer<typeof GeneralSettings>;

const SEPARATOR = ' | ';

/** The text of a page's `title` element. Doesn't repeat the name of the site. */
export function pageTitle(format: PageTitleFormat, title: string, site: string): string {
  const parts = { title: [title], title_site: [title, site], site_title: [site, title] }[format];
  return [...new Set(parts.filter((part) => part.trim() !== ''))].join(SEPARATOR);
}
