import {
  Anchor,
  DEVICES,
  DownloadName,
  HexAlphaColor,
  isLinkUrl,
  normalHref,
  TEXT_FACT_NAMES,
} from '@plinth/model';
import { ICON_NAME } from '../icons.tsx';
import { FORMAT_NAMES, FORMATS, formatProperty } from './formats.ts';

/**
 * Allowed markup in rich text, used by the editor's toolbar and paste, the server's checks, and
 * rendering. Other tags are removed but their text is preserved.
 */
const BLOCK = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'];
const INLINE = [
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'code',
  'mark',
  'span',
];
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
/** A site fact. Stored empty: it always shows the current value. */
export const FACT_TAG = 'data';

export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

export const RICH_TEXT_TAGS: ReadonlySet<string> = new Set([
  ...BLOCK,
  ...INLINE,
  ...TABLE,
  FACT_TAG,
  ...VOID_TAGS,
]);

/** Elements of pages that start and end a line. Their tags are removed, but their lines stay. */
export const BOX_TAGS: ReadonlySet<string> = new Set([
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'nav', 'aside', 'address', 'dl'],
  ...['dt', 'dd', 'figure', 'figcaption', 'details', 'summary', 'fieldset', 'legend', 'form'],
  ...['center', 'hgroup', 'dialog', 'menu', 'dir', 'search', 'caption'],
]);

/** Whether text before and after a tag is on different lines. */
export const endsLine = (tag: string): boolean =>
  BLOCK.includes(tag) || TABLE.includes(tag) || tag === 'br' || tag === 'hr';

/** Elements removed along with their content. */
export const DROPPED_WITH_CONTENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'textarea',
  'select',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'xmp',
  'plaintext',
  'head',
  'audio',
  'video',
  'canvas',
]);

/** Allowed classes: text styles, theme colors, alignment, and image placement. */
const RICH_TEXT_CLASS =
  /^moto-(?:text_[a-z0-9_-]{1,64}|(?:bg-)?color(?:[1-5](?:_[1-5])?|_custom\d{1,2})|align-(?:left|center|right|justify)|image-(?:left|right|center))$/;

type StyleValue = (value: string) => boolean;

const formatValues: readonly [property: string, isAllowed: StyleValue][] = FORMAT_NAMES.flatMap(
  (name) =>
    DEVICES.map((device): [string, StyleValue] => [
      formatProperty(name, device),
      (value) => FORMATS[name].values.test(value),
    ]),
);

const STYLE_VALUES: { readonly [property: string]: StyleValue } = {
  color: (value) => HexAlphaColor.safeParse(value).success,
  'background-color': (value) => HexAlphaColor.safeParse(value).success,
  ...Object.fromEntries(formatValues),
};

const classList = (value: string): string | null =>
  value
    .split(/\s+/)
    .filter((name) => RICH_TEXT_CLASS.test(name))
    .join(' ') || null;

const style = (value: string): string | null =>
  value
    .split(';')
    .map((declaration) => {
      const [property = '', setting = ''] = declaration.split(':', 2).map((part) => part.trim());
      return STYLE_VALUES[property.toLowerCase()]?.(setting)
        ? `${property.toLowerCase()}:${setting}`
        : null;
    })
    .filter((declaration) => declaration !== null)
    .join(';') || null;

const integer = (max: number) => (value: string) =>
  /^\d{1,10}$/.test(value) && Number(value) >= 1 && Number(value) <= max ? value : null;

const shortText = (value: string): string | null => value.slice(0, 500);

const oneOf = (allowed: readonly string[]) => (value: string) =>
  allowed.includes(value) ? value : null;

/** References to records, such as `link:page/5#top`. See `link-reference.ts`. */
export const LINK_REFERENCE = /^link:[a-z_.]{1,20}(?:\/\d{1,16})?(?:#[\w-]{1,64})?$/i;

/** Written more freely than links are now. */
const STORED_MAIL = /^mailto:[^\s"'<>]{3,2048}$/;

const isHref = (value: string): boolean =>
  LINK_REFERENCE.test(value) || STORED_MAIL.test(value) || isLinkUrl(value);

/** Valid as they are, but not what was meant. */
const IS_LOOSE = /^(?:www\.|tel:|sms:)/i;

/** A link as it is stored. One that was written for an address bar becomes a URL. */
function href(value: string): string | null {
  if (isHref(value) && !IS_LOOSE.test(value)) return value;
  const url = normalHref(value);
  return isHref(url) ? url : null;
}

const anchor = (value: string): string | null => (Anchor.safeParse(value).success ? value : null);

const iconName = (value: string): string | null => (ICON_NAME.test(value) ? value : null);

/** File name of a forced download. Empty: the file's own name. */
const fileName = (value: string): string | null =>
  value === '' || DownloadName.safeParse(value).success ? value : null;

type AttributeRule = (value: string) => string | null;
type AttributeRules = { readonly [attribute: string]: AttributeRule };

const EVERYWHERE: AttributeRules = { class: classList, style };
const CELL: AttributeRules = { colspan: integer(50), rowspan: integer(50) };

const OF_TAG: { readonly [tag: string]: AttributeRules } = {
  a: {
    href,
    id: anchor,
    title: shortText,
    target: oneOf(['_blank']),
    rel: oneOf(['nofollow']),
    download: fileName,
  },
  img: {
    'data-media': integer(Number.MAX_SAFE_INTEGER),
    'data-icon': iconName,
    alt: shortText,
    title: shortText,
  },
  [FACT_TAG]: { value: oneOf(TEXT_FACT_NAMES) },
  ol: { start: integer(9999) },
  td: CELL,
  th: { ...CELL, scope: oneOf(['col', 'row']) },
};

/** An image needs a file of the media library, or the name of an icon. */
export const isImage = ({
  'data-media': media,
  'data-icon': icon,
}: {
  readonly [attribute: string]: string | undefined;
}): boolean => media !== undefined || icon !== undefined;

/** The sanitized value of an attribute. Null: the attribute is removed. */
export const allowedAttribute = (tag: string, name: string, value: string): string | null =>
  (OF_TAG[tag]?.[name] ?? EVERYWHERE[name])?.(value) ?? null;
