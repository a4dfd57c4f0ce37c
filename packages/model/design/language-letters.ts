import { hasLetter } from './font-coverage.ts';
import type { FontFace } from './font-face.ts';

/**
 * Letters of languages, besides A to Z where they use those: all that are special to one, or some of
 * a script of its own. A font without them shows such letters in another font.
 */
const LETTERS: { readonly [language: string]: string } = {
  ...{ en: 'AZaz', nl: 'AZazéëï', id: 'AZaz', ms: 'AZaz' },
  ...{ de: 'AZazäöüßÄÖÜ', es: 'AZazáéíñóúü¿¡', fr: 'AZazàâçéèêëîïôœùûÿ', it: 'AZazàèéìòù' },
  ...{ pt: 'AZazãáâàçéêíõóôú', ca: 'AZazàçéèíïóòúü', eu: 'AZazñ', gl: 'AZazáéíñóú' },
  ...{ sv: 'AZazåäöÅÄÖ', da: 'AZazæøåÆØÅ', nb: 'AZazæøåÆØÅ', nn: 'AZazæøåÆØÅ', no: 'AZazæøåÆØÅ' },
  ...{ fi: 'AZazäöÄÖ', is: 'AZazáðéíóúýþæö', et: 'AZazäõöüšž', ga: 'AZazáéíóú', cy: 'AZazŵŷ' },
  ...{ pl: 'AZaząćęłńóśźżĄĆĘŁŃÓŚŹŻ', cs: 'AZazáčďéěíňóřšťúůýž', sk: 'AZazáäčďéíĺľňóôŕšťúýž' },
  ...{ hu: 'AZazáéíóöőúüű', ro: 'AZazăâîșț', tr: 'AZazçğıöşüİ', az: 'AZazçəğıöşü' },
  ...{ hr: 'AZazčćđšž', bs: 'AZazčćđšž', sl: 'AZazčšž', sq: 'AZazçë', mt: 'AZazċġħż' },
  ...{ lt: 'AZaząčęėįšųūž', lv: 'AZazāčēģīķļņšūž', eo: 'AZazĉĝĥĵŝŭ', vi: 'AZazăâđêôơưạấự' },
  ...{ ru: 'АЯабвяё', uk: 'АЯабвяґєії', bg: 'АЯабвя', be: 'АЯабвяіў', sr: 'АШабђјљњћџ' },
  ...{ mk: 'АШабѓќјљњџ', kk: 'АЯабвяәғқңөұүһі', el: 'ΑΩαωάέήίόύώ', hy: 'ԱաՖֆ', ka: 'აბჰ' },
  ...{ he: 'אבת', ar: 'ابي', fa: 'ابیپچ', ur: 'ابیٹڈ', hi: 'अकह', bn: 'অকহ', th: 'กขฮ' },
  ...{ ja: 'あアの日本', ko: '가나한', zh: '的一是中' },
};

/** Of languages with two scripts, in the other one than above. */
const OTHER_LETTERS: { readonly [tag: string]: string } = {
  'sr-latn': 'AZazčćđšž',
  'bs-cyrl': 'АШабђјљњћџ',
};

/** The script that a language is written in unless its tag says otherwise. */
const scriptOf = (language: string): string | undefined =>
  new Intl.Locale(language).maximize().script;

function lettersOf(tag: string): string {
  const [language = '', script = ''] = tag.toLowerCase().split('-');
  const letters = LETTERS[language];
  if (letters === undefined) return '';
  const isUsual = script.length !== 4 || script === scriptOf(language)?.toLowerCase();
  return isUsual ? letters : (OTHER_LETTERS[`${language}-${script}`] ?? '');
}

/**
 * Letters of a language (a tag such as `pl-PL`) that none of a font's files has. Nothing for a
 * language whose letters aren't known.
 */
export function missingLetters(
  faces: readonly Pick<FontFace, 'unicode_range'>[],
  language: string,
): string {
  return [...lettersOf(language)]
    .filter((letter) => !faces.some((face) => hasLetter(face, letter)))
    .join('');
}

const MAX_SHOWN = 8;

/** Some letters as people read them: `ą ć ę …`. */
export const shownLetters = (letters: string): string => {
  const all = [...letters];
  return [...all.slice(0, MAX_SHOWN), ...(all.length > MAX_SHOWN ? ['…'] : [])].join(' ');
};
