import { colorVariable, type NodeId, sameValue } from '@plinth/model';
import type { CanvasHandle } from '../../../canvas/frame/canvas-context.ts';
import type { Effective } from '../../../core/properties/effective.ts';
import { ownDeclaration, styleTarget } from '../../../core/properties/style-target.ts';
import type { EditorSession } from '../../../core/session/types.ts';
import type { CssSource } from './css-source.ts';
import { type DesignNames, originOfCss } from './origin-of-css.ts';
import { computedCss, fallbackCss, findCss, findPart } from './page-css.ts';
import { themeColorIn } from './theme-color.ts';

/** A value that the page's CSS decides. */
export type InEffect = Effective & {
  /** The computed CSS, for showing a color as it is on the page. */
  readonly css: string;
};

type Reading = {
  readonly session: Pick<EditorSession, 'store' | 'elements'>;
  readonly canvas: Pick<CanvasHandle, 'sheets'>;
  readonly names: DesignNames;
};

/** Part and CSS property that a source is read from. */
function placeOf(widget: string, { path, from }: CssSource) {
  if (typeof from === 'string')
    return { part: '', name: from, isHover: false, declare: () => null };
  return styleTarget({ widget, path: path.split('.') }, from);
}

const ofFallback = (text: string) => ({ text, selector: '', isInherited: false });

function readOne(
  { session, canvas, names }: Reading,
  id: NodeId,
  source: CssSource,
): InEffect | null {
  const node = session.store.node(id);
  const root = session.elements.get(id);
  const place = node && placeOf(node.widget, source);
  const part = root && place && findPart(root, place.part);
  if (!part) return null;
  const own = ownDeclaration(node, place);
  const found = own === null ? findCss(canvas.sheets, part, place.name) : null;
  // The page may not show the hover state now.
  const shown = place.isHover && own !== null ? own.text : computedCss(part, place.name);
  const fallback = shown === '' ? fallbackCss(canvas.sheets, part, place.name) : '';
  const computed = shown || fallback;
  const declared = own?.text ?? found?.text ?? fallback;
  const value = source.read({ computed, declared, declare: place.declare });
  if (value === undefined) return null;
  // A color's variable, unlike the computed color, isn't that of the hover state.
  const token = themeColorIn(declared);
  const css = token ? computedCss(part, colorVariable(token)) : computed;
  const isNormal = place.isHover && own?.isHover === false;
  return {
    value,
    origin: isNormal ? { kind: 'normal' } : originOfCss(found ?? ofFallback(fallback), names),
    css,
  };
}

export const sameInEffect = (a: InEffect, b: InEffect | null): boolean =>
  b !== null && a.css === b.css && sameValue(a.value, b.value) && sameValue(a.origin, b.origin);

/**
 * Values in effect of the widgets' properties by path, as far as the page's CSS decides them. Reads
 * all of them in one layout pass. Properties in which the widgets differ are left out.
 */
export function readInEffect(
  reading: Reading,
  ids: readonly NodeId[],
  sources: readonly CssSource[],
): ReadonlyMap<string, InEffect> {
  const [first = '', ...others] = ids;
  const found = sources.flatMap((source): [string, InEffect][] => {
    const value = readOne(reading, first, source);
    const isCommon =
      value && others.every((id) => sameInEffect(value, readOne(reading, id, source)));
    return isCommon ? [[source.path, value]] : [];
  });
  return new Map(found);
}
