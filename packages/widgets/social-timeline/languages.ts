/** Languages of X's timelines. */
export const TIMELINE_LANGUAGES = [
  ...['ar', 'da', 'de', 'en', 'es', 'fa', 'fi', 'fil', 'fr', 'he', 'hi', 'hu', 'id', 'it'],
  ...['ja', 'ko', 'msa', 'nl', 'no', 'pl', 'pt', 'ru', 'sv', 'th', 'tr', 'ur', 'zh-cn', 'zh-tw'],
] as const;

/** Where X differs from BCP 47. */
const OTHER_CODES: { readonly [code: string]: string } = { ms: 'msa', nb: 'no' };

/** The language of a page as X writes it. X shows English for languages that it doesn't have. */
export function timelineLanguage(language: string): string {
  const { language: code, region, script } = new Intl.Locale(language).maximize();
  if (code !== 'zh') return OTHER_CODES[code] ?? code;
  return script === 'Hant' || region === 'TW' ? 'zh-tw' : 'zh-cn';
}
