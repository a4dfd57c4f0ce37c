import {
  ancestors,
  blend,
  type ColorTheme,
  colorRoles,
  contrastRatio,
  MIN_TEXT_CONTRAST,
  type NodeId,
  type Properties,
  type PropertyValue,
  resolveColor,
} from '@plinth/model';
import { changeAt, valueAt, withValueAt } from '../properties/property-path.ts';
import type { EditorSession } from '../session/types.ts';
import type { CommandOutcome } from '../steps/step.ts';
import { changeEach, type NextValue, nextFor } from './properties.ts';

const isInverse = ({ tone }: Properties): boolean => tone === 'inverse';

const PICTURES = ['image_id', 'video_id', 'preset'] as const;

const hasPicture = ({ background }: Properties): boolean =>
  PICTURES.some((name) => valueAt(background, [name]) !== undefined);

const isOpaque = (color: string): boolean => /^#[0-9a-f]{6}(ff)?$/.test(color);

const LAYERS = [
  [
    ['gradient', 'from'],
    ['gradient', 'via'],
    ['gradient', 'to'],
  ],
  [['color']],
] as const;

/** The colors of a box's fill, front to back: those of a gradient, and the color below it. */
const layersOf = (theme: ColorTheme, { background }: Properties): readonly (readonly string[])[] =>
  LAYERS.map((paths) =>
    paths.flatMap((path) => {
      const value = valueAt(background, path);
      return value === undefined ? [] : (resolveColor(theme, String(value)) ?? []);
    }),
  ).filter((colors) => colors.length > 0);

type Colors = readonly string[] | null;

/** The colors that layers show, with what is below where they let it through. */
function shownBy([front, ...others]: readonly (readonly string[])[], below: () => Colors): Colors {
  if (front === undefined) return below();
  if (front.every(isOpaque)) return front.map((color) => color.slice(0, 7));
  const grounds = shownBy(others, below);
  return grounds?.flatMap((ground) => front.map((color) => blend(color, ground))) ?? null;
}

function pageColors(theme: ColorTheme): Colors {
  const page = resolveColor(theme, 'bg');
  return page === null ? null : [page];
}

/** What is behind a box's text, from the box outwards; null for pictures. */
function colorsBehind(theme: ColorTheme, [box, ...around]: readonly Properties[]): Colors {
  if (box === undefined) return pageColors(theme);
  if (hasPicture(box)) return null;
  return shownBy(layersOf(theme, box), () => colorsBehind(theme, around));
}

/** The contrast of dark and of light text where they are hardest to read. */
function textContrast(theme: ColorTheme, behind: Colors) {
  const dark = resolveColor(theme, 'text');
  const light = resolveColor(theme, 'inv_text');
  if (!behind || !dark || !light) return null;
  const contrast = (text: string) => Math.min(...behind.map((color) => contrastRatio(text, color)));
  return { dark: contrast(dark), light: contrast(light) };
}

/** Whether a box's own colors need light text. */
function isDark(theme: ColorTheme, box: Properties): boolean {
  const contrast = textContrast(
    theme,
    shownBy(layersOf(theme, box), () => pageColors(theme)),
  );
  return contrast !== null && contrast.dark < MIN_TEXT_CONTRAST && contrast.light > contrast.dark;
}

type Change = { readonly id: NodeId; readonly own: Properties; readonly next: Properties };

/**
 * The tone that a box needs for its text to be readable on a new background; null to leave the tone.
 * A box inside one with light text has light text, too. Light text that a dark fill needed doesn't
 * stay when a picture replaces the fill.
 */
function matchingTone(
  { store }: EditorSession,
  theme: ColorTheme,
  { id, own, next }: Change,
): 'normal' | 'inverse' | null {
  const around = ancestors(store.reader, id).map(({ properties }) => properties);
  const contrast = textContrast(theme, colorsBehind(theme, [next, ...around]));
  const isLightAround = around.some(isInverse);
  const isLight = isInverse(next) || isLightAround;
  if (!contrast) {
    const wasDark = !hasPicture(own) && isDark(theme, own);
    return isInverse(next) && wasDark && !isDark(theme, next) ? 'normal' : null;
  }
  const { dark, light } = contrast;
  const [now, other] = isLight ? [light, dark] : [dark, light];
  if (now >= MIN_TEXT_CONTRAST || other <= now) return null;
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

/** The new fill of a box with light text as chosen: the colors behind roles that are others there. */
const fixedFill = (
  theme: ColorTheme,
  old: PropertyValue | undefined,
  fill: PropertyValue | undefined,
): PropertyValue | undefined =>
  LAYERS.flat().reduce((fixed, path) => {
    const value = valueAt(fixed, path);
    const role = INVERTED.find((each) => each === value);
    if (role === undefined || value === valueAt(old, path)) return fixed;
    return withValueAt(fixed, path, colorRoles(theme)[role]);
  }, fill);

type Fill = { readonly theme: ColorTheme; readonly value: NextValue };

/** Sets the background of boxes, and with it a tone in which their text is readable. */
export const setBackground = (
  session: EditorSession,
  ids: readonly NodeId[],
  { theme, value }: Fill,
): CommandOutcome =>
  changeEach(session, ids, (own, id) => {
    const { background: old, ...rest } = own;
    const chosen = nextFor(value, own);
    const next = chosen === undefined ? rest : { ...rest, background: chosen };
    const tone = matchingTone(session, theme, { id, own, next });
    const around = ancestors(session.store.reader, id).map(({ properties }) => properties);
    const isLight = tone === 'inverse' || (tone === null && [next, ...around].some(isInverse));
    const fill = isLight ? fixedFill(theme, old, chosen) : chosen;
    const { set, unset } = changeAt(own, ['background'], fill);
    return {
      set: { ...set, ...(tone === 'inverse' && { tone }) },
      unset: tone === 'normal' ? [...unset, 'tone'] : unset,
    };
  });
