import { escapeHtml } from '../escape.ts';

/** Attribute names that differ from React's prop names by more than case. */
const NAMES: { readonly [prop: string]: string } = {
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
  defaultValue: 'value',
  defaultChecked: 'checked',
};

/** SVG presentation attributes are hyphenated. Other SVG attributes keep their case. */
const DASHED =
  /^(?:stroke|fill|clip|stop|flood|marker|text|font|dominant|alignment|baseline|color|vector|paint|pointer|letter|word|shape|image)[A-Z]/;
const SVG_CASE =
  /^(?:viewBox|preserveAspectRatio|gradient(?:Units|Transform)|pattern(?:Units|ContentUnits|Transform)|spreadMethod|clipPathUnits|mask(?:Units|ContentUnits)|marker(?:Width|Height|Units)|refX|refY|pathLength|textLength|baseFrequency|numOctaves|stdDeviation)$/;

const dashed = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const cache = new Map<string, string>();

function toAttributeName(prop: string): string {
  if (NAMES[prop]) return NAMES[prop];
  if (!/[A-Z]/.test(prop) || SVG_CASE.test(prop)) return prop;
  return DASHED.test(prop) ? dashed(prop) : prop.toLowerCase();
}

function attributeName(prop: string): string {
  const cached = cache.get(prop);
  if (cached !== undefined) return cached;
  const name = toAttributeName(prop);
  cache.set(prop, name);
  return name;
}

/** CSS properties whose numbers have no unit. */
const UNITLESS =
  /^(?:opacity|order|zoom|zIndex|flex|flexGrow|flexShrink|fontWeight|lineHeight|columnCount|aspectRatio|tabSize|scale|gridRow|gridColumn|gridArea|lineClamp|WebkitLineClamp)/;

function declaration(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean')
    return '';
  const property = name.startsWith('--') ? name : dashed(name).replace(/^ms-/, '-ms-');
  const isLength = typeof value === 'number' && value !== 0 && !name.startsWith('--');
  return `${property}:${isLength && !UNITLESS.test(name) ? `${value}px` : String(value).trim()}`;
}

const styleText = (style: object): string =>
  Object.entries(style)
    .map(([name, value]) => declaration(name, value))
    .filter((text) => text !== '')
    .join(';');

/** Attributes that spell out `true` and `false`. */
const BOOLEANS_AS_TEXT = /^(?:aria-|data-|contenteditable$|draggable$|spellcheck$)/;

const NOT_ATTRIBUTES = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'key',
  'ref',
  'style',
  'suppressHydrationWarning',
]);

/** Attributes written as `name=""` when empty. */
const QUOTED_WHEN_EMPTY = new Set(['alt', 'value', 'href']);

const URLS = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

/** Browsers ignore whitespace and control characters in the scheme. */
const isScript = (url: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  /^javascript:/i.test(url.replace(/[\u0000-\u0020\u007f-\u009f]/g, ''));

function stringAttribute(name: string, value: string): string {
  // An empty `src` would load the page itself. Validation already rejects script URLs; this is a
  // second barrier.
  if (name === 'src' && value === '') return '';
  if (URLS.has(name) && isScript(value)) return '';
  const isValueless = value === '' && !BOOLEANS_AS_TEXT.test(name) && !QUOTED_WHEN_EMPTY.has(name);
  return isValueless ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
}

function attribute(prop: string, value: unknown): string {
  if (value === null || value === undefined || NOT_ATTRIBUTES.has(prop)) return '';
  const name = attributeName(prop);
  switch (typeof value) {
    case 'string':
      return stringAttribute(name, value);
    case 'number':
    case 'bigint':
      return ` ${name}="${value}"`;
    case 'boolean':
      if (BOOLEANS_AS_TEXT.test(name)) return ` ${name}="${value}"`;
      return value ? ` ${name}` : '';
    default:
      return '';
  }
}

/** Serializes props as HTML attributes. Boolean attributes have no value. */
export function writeAttributes(props: { readonly [name: string]: unknown }): string {
  let written = '';
  for (const prop in props) written += attribute(prop, props[prop]);
  const { style } = props;
  if (typeof style !== 'object' || style === null) return written;
  const text = styleText(style);
  return text === '' ? written : `${written} style="${escapeHtml(text)}"`;
}
