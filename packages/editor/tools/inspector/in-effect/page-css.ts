import { declaredFallback, declaredStyle } from '../../../canvas/cascade/declared-style.ts';
import type { FoundCss } from './origin-of-css.ts';

/** CSS properties that elements inherit. */
const INHERITED = new Set([
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-transform',
]);

const PSEUDO = /::[\w-]+$/;

/** An element of a widget, or a pseudo-element of it. */
export type Part = { readonly element: Element; readonly pseudo: string };

/** The part of a widget that a selector names; null while the page doesn't have it. */
export function findPart(root: Element, selector: string): Part | null {
  const pseudo = PSEUDO.exec(selector)?.[0] ?? '';
  const own = selector.slice(0, selector.length - pseudo.length);
  const element = /^[\s>+~]/.test(own) ? root.querySelector(`:scope${own}`) : root;
  return element && { element, pseudo };
}

/** The declaration that applies to a part: its own or, if CSS inherits it, that of an ancestor. */
export function findCss(
  sheets: readonly CSSStyleSheet[],
  { element, pseudo }: Part,
  name: string,
): FoundCss | null {
  const own = declaredStyle(sheets, element, { name, pseudo });
  if (own && own.text !== 'inherit') return { ...own, isInherited: false };
  if (!INHERITED.has(name)) return null;
  const above = pseudo ? element : element.parentElement;
  for (let current = above; current; current = current.parentElement) {
    const found = declaredStyle(sheets, current, { name });
    if (found && found.text !== 'inherit') return { ...found, isInherited: true };
  }
  return null;
}

/** The computed value of a part's CSS property. */
export const computedCss = ({ element, pseudo }: Part, name: string): string =>
  element.ownerDocument.defaultView
    ?.getComputedStyle(element, pseudo || null)
    .getPropertyValue(name)
    .trim() ?? '';

const REM = /^(\d*\.?\d+)rem$/;
const PIXELS_PER_REM = 16;

/** What applies where a variable isn't set, with lengths in px. */
export function fallbackCss(
  sheets: readonly CSSStyleSheet[],
  { element }: Part,
  variable: string,
): string {
  const text = declaredFallback(sheets, element.ownerDocument.defaultView, variable) ?? '';
  const [, rem] = REM.exec(text) ?? [];
  return rem === undefined ? text : `${Number(rem) * PIXELS_PER_REM}px`;
}
