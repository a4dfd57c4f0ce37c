import { specificity } from './specificity.ts';
import { variableFallbacks } from './variable-fallbacks.ts';

/** The declaration that decides a CSS property. */
export type Declared = {
  /** As written, such as `var(--moto-primary)`. */
  readonly text: string;
  readonly selector: string;
};

type Entry = Declared & {
  readonly media: string;
  /** Position in the cascade: layer, then specificity, then order. */
  readonly rank: readonly [layer: number, specificity: number, order: number];
  /** Pseudo-element with its colons, or empty. */
  readonly pseudo: string;
  readonly matched: string;
};

const LAYERS = ['reset', 'widgets', 'design', 'nodes'];

/** Other names under which a property may be declared, most specific first. */
const NAMES: { readonly [name: string]: readonly string[] } = {
  'background-color': ['background'],
  'border-color': ['border-top-color', 'border'],
  'border-radius': ['border-top-left-radius'],
  'border-style': ['border-top-style', 'border'],
  'border-width': ['border-top-width', 'border'],
  'font-weight': ['font'],
  'padding-block': ['padding-top', 'padding'],
  'padding-inline': ['padding-left', 'padding'],
};

const namesOf = (name: string): readonly string[] => [name, ...(NAMES[name] ?? [])];

type Index = ReadonlyMap<string, readonly Entry[]>;
type Place = { readonly layer: number; readonly media: string };

/** Counts all rules, because later ones win. */
let rules = 0;

const PSEUDO = /::[\w-]+$/;

/** Under this name, the index has the fallbacks of a variable. */
const fallbacksOf = (variable: string): string => `var(${variable})`;

function addRule(rule: CSSStyleRule, { layer, media }: Place, index: Map<string, Entry[]>): void {
  for (const selector of splitSelector(rule.selectorText)) {
    const pseudo = PSEUDO.exec(selector)?.[0] ?? '';
    const matched = selector.slice(0, selector.length - pseudo.length) || '*';
    const weight = specificity(selector);
    // Includes shorthands, which aren't listed if they contain variables.
    const add = (name: string, text: string) => {
      const rank = [layer, weight, rules++] as const;
      const entries = index.get(name) ?? [];
      entries.push({ text, selector, media, rank, pseudo, matched });
      index.set(name, entries);
    };
    for (const [, name = ''] of rule.style.cssText.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)) {
      const text = rule.style.getPropertyValue(name);
      if (!selector.includes(':hover')) add(name, text);
      for (const [variable, fallback] of variableFallbacks(text))
        add(fallbacksOf(variable), fallback);
    }
  }
}

/** Splits a selector list at commas outside parentheses. */
const splitSelector = (list: string): readonly string[] =>
  list.split(/,(?![^(]*\))/).map((selector) => selector.trim());

function addRules(list: CSSRuleList, place: Place, index: Map<string, Entry[]>): void {
  for (const rule of list) {
    if ('selectorText' in rule) addRule(rule as CSSStyleRule, place, index);
    else if ('cssRules' in rule && !rule.cssText.startsWith('@keyframes')) {
      const { name, conditionText, media } = rule as Partial<CSSLayerBlockRule & CSSMediaRule>;
      const layer = rule.cssText.startsWith('@layer') ? LAYERS.indexOf(name ?? '') : place.layer;
      const inner = media
        ? [place.media, conditionText].filter(Boolean).join(' and ')
        : place.media;
      addRules((rule as CSSGroupingRule).cssRules, { layer, media: inner }, index);
    }
  }
}

const indexes = new WeakMap<CSSRule, Index>();

/** Rules by property. Replacing a sheet's text makes new rules, and so a new index. */
function indexOf({ cssRules }: CSSStyleSheet): Index {
  const first = cssRules[0];
  if (!first) return new Map();
  const known = indexes.get(first);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  addRules(cssRules, { layer: LAYERS.length, media: '' }, index);
  indexes.set(first, index);
  return index;
}

const isAbove = (a: Entry['rank'], b: Entry['rank']): boolean => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 || (a[at] ?? 0) > (b[at] ?? 0);
};

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

const isOnScreen = (view: Window | null, { media }: Entry): boolean =>
  media === '' || view?.matchMedia(media).matches === true;

/** What rules use where a variable isn't set; null if they don't use it. */
export const declaredFallback = (
  sheets: readonly CSSStyleSheet[],
  view: Window | null,
  variable: string,
): string | null =>
  sheets
    .flatMap((sheet) => indexOf(sheet).get(fallbacksOf(variable)) ?? [])
    .findLast((entry) => isOnScreen(view, entry))?.text ?? null;

/**
 * The declaration in `sheets` that applies to an element, or to a pseudo-element of it, whether or
 * not the pointer is over it.
 */
export function declaredStyle(
  sheets: readonly CSSStyleSheet[],
  element: Element,
  { name, pseudo = '' }: { readonly name: string; readonly pseudo?: string },
): Declared | null {
  const view = element.ownerDocument.defaultView;
  let best: Entry | null = null;
  for (const index of sheets.map(indexOf)) {
    for (const entry of namesOf(name).flatMap((each) => index.get(each) ?? [])) {
      const applies =
        entry.pseudo === pseudo &&
        (best === null || isAbove(entry.rank, best.rank)) &&
        isOnScreen(view, entry) &&
        matches(element, entry.matched);
      if (applies) best = entry;
    }
  }
  return best;
}
