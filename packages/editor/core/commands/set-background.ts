import {
  ancestors,
  type ColorTheme,
  colorRoles,
  contrastRatio,
  MIN_TEXT_CONTRAST,
  type NodeId,
  type Properties,
  resolveColor,
} from '@plinth/model';
import { changeAt, valueAt } from '../properties/property-path.ts';
import type { EditorSession } from '../session/types.ts';
import { changeEach, type NextValue, nextFor } from './properties.ts';
import type { CommandOutcome } from './step.ts';

const isInverse = ({ tone }: Properties): boolean => tone === 'inverse';

/** The opaque color of a box's fill; null if it has none, undefined for pictures and the like. */
function fillOf(theme: ColorTheme, { background }: Properties): string | null | undefined {
  const kinds = Object.keys(background ?? {});
  if (kinds.length === 0) return null;
  const color = valueAt(background, ['color']);
  const isPlain = kinds.length === 1 && typeof color === 'string';
  const shown = isPlain ? resolveColor(theme, color) : undefined;
  return shown && /^#[0-9a-f]{6}(ff)?$/.test(shown) ? shown.slice(0, 7) : undefined;
}

/** What is behind a box's text, from the box outwards. */
function colorBehind(theme: ColorTheme, boxes: readonly Properties[]): string | null {
  for (const box of boxes) {
    const fill = fillOf(theme, box);
    if (fill !== null) return fill ?? null;
  }
  return resolveColor(theme, 'bg');
}

/**
 * The tone that a box needs for its text to be readable on a new background; null to leave the tone.
 * A box inside one with light text has light text, too.
 */
function matchingTone(
  { store }: EditorSession,
  theme: ColorTheme,
  { id, next }: { readonly id: NodeId; readonly next: Properties },
): 'normal' | 'inverse' | null {
  const around = ancestors(store.reader, id).map(({ properties }) => properties);
  const behind = colorBehind(theme, [next, ...around]);
  const dark = resolveColor(theme, 'text');
  const light = resolveColor(theme, 'inv_text');
  if (!behind || !dark || !light) return null;
  const isLightAround = around.some(isInverse);
  const isLight = isInverse(next) || isLightAround;
  const [now, other] = isLight ? [light, dark] : [dark, light];
  const isReadable = contrastRatio(now, behind) >= MIN_TEXT_CONTRAST;
  if (isReadable || contrastRatio(other, behind) <= contrastRatio(now, behind)) return null;
  if (!isLight) return 'inverse';
  return isLightAround ? null : 'normal';
}

/** Roles that are other colors inside a box with light text. */
const INVERTED = [
  'bg',
  'surface',
  'surface_2',
  'text',
  'muted',
  'link',
  'border',
  'border_strong',
] as const;

const fillColor = (properties: Properties) => valueAt(properties, ['background', 'color']);

/** The fill of a box with light text as it was chosen: the color behind a role that is another there. */
function fixedFill(theme: ColorTheme, properties: Properties): Properties {
  const role = INVERTED.find((each) => each === fillColor(properties));
  if (role === undefined) return {};
  return changeAt(properties, ['background', 'color'], colorRoles(theme)[role]).set;
}

type Fill = { readonly theme: ColorTheme; readonly value: NextValue };

/** Sets the background of boxes, and with it a tone in which their text is readable. */
export const setBackground = (
  session: EditorSession,
  ids: readonly NodeId[],
  { theme, value }: Fill,
): CommandOutcome =>
  changeEach(session, ids, (own, id) => {
    const { set, unset } = changeAt(own, ['background'], nextFor(value, own));
    const { background: _, ...rest } = own;
    const next = { ...rest, ...set };
    const tone = matchingTone(session, theme, { id, next });
    const around = ancestors(session.store.reader, id).map(({ properties }) => properties);
    const isLight = tone === 'inverse' || (tone === null && [next, ...around].some(isInverse));
    const isFixed = isLight && fillColor(own) !== fillColor(next);
    const fill = isFixed ? fixedFill(theme, next) : {};
    return {
      set: { ...set, ...fill, ...(tone === 'inverse' && { tone }) },
      unset: tone === 'normal' ? [...unset, 'tone'] : unset,
    };
  });
