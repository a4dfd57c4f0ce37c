import sanitizeHtml from 'sanitize-html';
import { MAX_SVG_LENGTH } from './sizes.ts';
import { withoutEntities } from './svg-entities.ts';
import { svgSize } from './svg-size.ts';

/** An SVG without active content, safe to show inline. */
export type CleanSvg = {
  readonly svg: string;
  readonly width: number | null;
  readonly height: number | null;
};

const MAX_DEPTH = 200;
const MAX_ELEMENTS = 50_000;
const MAX_USES = 1000;

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const STRUCTURE = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'switch', 'marker'];
const TEXT = ['text', 'tspan', 'textPath'];
const PAINT = ['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'image'];
const FILTERS = [
  ...['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feDropShadow', 'feMorphology', 'feOffset'],
];
const TAGS = [...SHAPES, ...STRUCTURE, ...TEXT, ...PAINT, ...FILTERS, 'style'];

const ATTRIBUTES = [
  ...['id', 'class', 'style', 'transform', 'd', 'points', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx'],
  ...[
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'dx',
    'dy',
    'width',
    'height',
    'viewBox',
    'offset',
    'href',
  ],
  ...['xlink:href', 'xmlns', 'xmlns:xlink', 'version', 'preserveAspectRatio', 'pathLength'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'patternUnits', 'patternTransform'],
  ...['patternContentUnits', 'clipPathUnits', 'maskUnits', 'maskContentUnits', 'markerUnits'],
  ...['markerWidth', 'markerHeight', 'refX', 'refY', 'orient', 'startOffset', 'textLength'],
  ...['lengthAdjust', 'rotate', 'role', 'xml:space', 'aria-*', 'in', 'in2', 'result', 'mode', 'k1'],
  ...['k2', 'k3', 'k4', 'operator', 'radius', 'stdDeviation', 'values', 'type', 'tableValues'],
  ...['slope', 'intercept', 'amplitude', 'exponent', 'filterUnits', 'primitiveUnits', 'fill'],
  ...['fill-*', 'stroke', 'stroke-*', 'clip-*', 'mask', 'filter', 'marker-*', 'flood-*', 'stop-*'],
  ...['color', 'color-*', 'opacity', 'display', 'visibility', 'overflow', 'font-*', 'text-*'],
  ...['letter-spacing', 'word-spacing', 'dominant-baseline', 'baseline-shift', 'paint-order'],
  ...['shape-rendering', 'vector-effect', 'mix-blend-mode', 'isolation', 'enable-background'],
];

const LOCAL_REFERENCE = /^\s*#[^\s"'()<>]{1,200}\s*$/;
const INLINE_IMAGE = /^\s*data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;

/** Whether all URLs in the CSS refer to elements of the same SVG. */
const isSafeCss = (css: string): boolean =>
  !/@import|expression|javascript:|behavior|<|\\/i.test(css) &&
  [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].every(([, target = '']) =>
    LOCAL_REFERENCE.test(target),
  );

type Attributes = { [name: string]: string };

function safeAttributes(tag: string, attributes: Attributes): Attributes {
  const entries = Object.entries(attributes).filter(([name, value]) => {
    if (name === 'href' || name === 'xlink:href') {
      return LOCAL_REFERENCE.test(value) || (tag === 'image' && INLINE_IMAGE.test(value));
    }
    return name.startsWith('xmlns') || !value.includes('(') || isSafeCss(value);
  });
  return Object.fromEntries(entries);
}

/** Thrown while an SVG is read, so that the rest of it costs nothing. */
class TooMuch extends Error {}

/**
 * Counts elements while they are read, and throws `TooMuch`. `use` repeats another element: nested
 * `use` elements can expand a few lines into billions of shapes.
 */
function createLimits() {
  /** The id of each open element; empty without one. */
  const open: string[] = [];
  const nested = new Set<string>();
  const repeated = new Set<string>();
  let elements = 0;
  let uses = 0;
  return {
    opened: (tag: string, attributes: Attributes) => {
      open.push(attributes.id ?? '');
      elements += 1;
      if (open.length > MAX_DEPTH || elements > MAX_ELEMENTS) throw new TooMuch();
      if (tag !== 'use') return;
      uses += 1;
      if (uses > MAX_USES) throw new TooMuch();
      const target = attributes.href ?? attributes['xlink:href'] ?? '';
      repeated.add(target.trim().slice(1));
      for (const id of open) if (id !== '') nested.add(id);
    },
    closed: () => {
      open.pop();
    },
    isBomb: () => [...repeated].some((id) => nested.has(id)),
  };
}

const PROLOG = /^\uFEFF?\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>|\s)*/i;

const prologLength = (text: string): number => PROLOG.exec(text)?.[0].length ?? 0;

/**
 * Removes scripts, event handlers, and URLs. Returns null if the SVG can't be sanitized. Runs in the
 * image process, because it is slow on large files.
 */
export function cleanSvg(text: string): CleanSvg | null {
  if (text.length > MAX_SVG_LENGTH) return null;
  const declared = withoutEntities(text, prologLength(text), MAX_SVG_LENGTH);
  const body = declared?.slice(prologLength(declared)) ?? '';
  if (!/^<svg[\s>]/.test(body) || /<!(?:ENTITY|DOCTYPE)/i.test(body)) return null;
  try {
    return sanitize(body);
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

function sanitize(body: string): CleanSvg | null {
  const limits = createLimits();
  let root: Attributes | undefined;
  const svg = sanitizeHtml(body, {
    allowedTags: TAGS,
    allowedAttributes: { '*': ATTRIBUTES },
    allowVulnerableTags: true,
    allowedSchemes: ['data'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nonTextTags: ['script', 'foreignObject', 'iframe', 'metadata'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(tagName, attribs) }),
    },
    exclusiveFilter: ({ tag, text: css }) => tag === 'style' && !isSafeCss(css),
    onOpenTag: (tag, attributes) => {
      root ??= attributes;
      limits.opened(tag, attributes);
    },
    onCloseTag: () => limits.closed(),
  });
  if (limits.isBomb() || !svg.startsWith('<svg')) return null;
  return { svg, ...svgSize(root ?? {}) };
}
