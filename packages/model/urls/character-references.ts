/** Character references of HTML in copied addresses and embed codes. */

/** From U+00A0 to U+00FF, in their order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const FIRST_OF_LATIN_1 = 0xa0;

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, index): [string, string] => [
    name,
    String.fromCharCode(FIRST_OF_LATIN_1 + index),
  ]),
  ...Object.entries({
    ...{ amp: '&', AMP: '&', lt: '<', LT: '<', gt: '>', GT: '>', quot: '"', QUOT: '"', apos: "'" },
    ...{ Tab: '\t', NewLine: '\n', excl: '!', num: '#', dollar: '$', percnt: '%', lpar: '(' },
    ...{ rpar: ')', ast: '*', midast: '*', plus: '+', comma: ',', period: '.', sol: '/' },
    ...{ colon: ':', semi: ';', equals: '=', quest: '?', commat: '@', lsqb: '[', lbrack: '[' },
    ...{ bsol: '\\', rsqb: ']', rbrack: ']', Hat: '^', lowbar: '_', UnderBar: '_', grave: '`' },
    ...{ lcub: '{', lbrace: '{', verbar: '|', vert: '|', rcub: '}', rbrace: '}', tilde: '\u02dc' },
    ...{ hyphen: '\u2010', dash: '\u2010', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’' },
    ...{ ldquo: '“', rdquo: '”', hellip: '…', euro: '€', zwnj: '\u200c', zwj: '\u200d' },
    ...{ lrm: '\u200e', rlm: '\u200f', ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009' },
  }),
]);

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,30}));/gi;

const LAST_CODE = 0x10ffff;
const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

const fromCode = (code: number): string =>
  code === 0 || code > LAST_CODE || isSurrogate(code) ? '' : String.fromCodePoint(code);

/**
 * Decodes character references once, so that `&amp;lt;` becomes `&lt;`. Only those with their
 * semicolon, because `&copy=2` is a parameter. Unknown ones stay.
 */
export const decodeReferences = (text: string): string =>
  text.replace(REFERENCE, (reference, hex, decimal, name) => {
    if (hex) return fromCode(Number.parseInt(hex, 16));
    return decimal ? fromCode(Number(decimal)) : (NAMED.get(name) ?? reference);
  });
