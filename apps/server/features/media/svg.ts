import sanitizeHtml from 'sanitize-html';

/** An SVG without active content, safe to show inline. */
export type CleanSvg = {
  readonly svg: string;
  readonly width: number | null;
  readonly height: number | null;
};

const MAX_LENGTH = 2 * 1024 * 1024;
const MAX_DEPTH = 200;
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

/**
 * `use` repeats another element. Nested `use` elements can expand a few lines into billions of
 * shapes.
 */
function createUseCheck() {
  const openIds: string[][] = [];
  const nested = new Set<string>();
  const repeated = new Set<string>();
  let uses = 0;
  return {
    opened: (tag: string, attributes: Attributes) => {
      openIds.push([...(openIds.at(-1) ?? []), ...(attributes.id ? [attributes.id] : [])]);
      if (tag !== 'use') return;
      uses += 1;
      const target = attributes.href ?? attributes['xlink:href'] ?? '';
      repeated.add(target.trim().slice(1));
      for (const id of openIds.at(-1) ?? []) nested.add(id);
    },
    closed: () => {
      openIds.pop();
    },
    depth: () => openIds.length,
    isBomb: () => uses > MAX_USES || [...repeated].some((id) => nested.has(id)),
  };
}

const PROLOG = /^\uFEFF?\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>|\s)*/i;

const parsePixels = (text: string | undefined): number | null => {
  const [, value] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '') ?? [];
  return value === undefined ? null : Math.max(1, Math.round(Number(value)));
};

function sizeOf({ width, height, viewBox = '' }: Attributes): Omit<CleanSvg, 'svg'> {
  const [, , boxWidth, boxHeight] = viewBox.trim().split(/[\s,]+/);
  return {
    width: parsePixels(width) ?? parsePixels(boxWidth),
    height: parsePixels(height) ?? parsePixels(boxHeight),
  };
}

/** Removes scripts, event handlers, and URLs. Returns null if the SVG can't be sanitized. */
export function cleanSvg(text: string): CleanSvg | null {
  const body = text.slice(PROLOG.exec(text)?.[0].length ?? 0);
  if (text.length > MAX_LENGTH || !/^<svg[\s>]/.test(body) || /<!(?:ENTITY|DOCTYPE)/i.test(body)) {
    return null;
  }
  const check = createUseCheck();
  let root: Attributes | undefined;
  let maxDepth = 0;
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
      check.opened(tag, attributes);
      maxDepth = Math.max(maxDepth, check.depth());
    },
    onCloseTag: () => check.closed(),
  });
  if (check.isBomb() || maxDepth > MAX_DEPTH || !svg.startsWith('<svg')) return null;
  return { svg, ...sizeOf(root ?? {}) };
}
