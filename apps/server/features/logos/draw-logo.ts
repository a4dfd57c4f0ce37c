import type { LogoStyle } from '@plinth/contract';
import { textColorOn } from '@plinth/model';
import { initials } from './initials.ts';
import type { OutlinedText, Outliner } from './outline-text.ts';

export type LogoInput = {
  readonly name: string;
  /** The color of the mark. */
  readonly color: string;
  /** The color of the name. */
  readonly textColor: string;
  readonly weight: number;
  readonly outline: Outliner;
};

/** px. */
const HEIGHT = 64;
const NAME_SIZE = 34;
const GAP = 16;
/** Height of a capital letter, as a share of the font size. Centers letters in the mark. */
const CAPITAL = 0.72;
/** Letter spacing of the name in em. */
const TIGHT = -0.01;

/** Longer names don't fit into a header. */
const MAX_NAME = 40;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const shape = (path: string, fill: string, x: number, y: number): string =>
  `<path transform="translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})" fill="${fill}" d="${path}"/>`;

const svg = (name: string, width: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${HEIGHT}" viewBox="0 0 ${Math.ceil(width)} ${HEIGHT}"><title>${escapeXml(name)}</title>${content}</svg>`;

/** The mark to the left of the name: a background with the initials in its center. */
type Mark = { readonly background: string; readonly letterColor: string; readonly size: number };

const MARKS: Record<Exclude<LogoStyle, 'wordmark'>, (color: string) => Mark> = {
  badge: (color) => ({
    background: `<rect width="${HEIGHT}" height="${HEIGHT}" rx="14" fill="${color}"/>`,
    letterColor: textColorOn(color),
    size: 28,
  }),
  ring: (color) => ({
    background: `<circle cx="32" cy="32" r="30" fill="none" stroke="${color}" stroke-width="4"/>`,
    letterColor: color,
    size: 25,
  }),
};

const baseline = (size: number): number => (HEIGHT + size * CAPITAL) / 2;

function markedLogo(input: LogoInput, mark: Mark, [letters, name]: [OutlinedText, OutlinedText]) {
  const content =
    mark.background +
    shape(letters.path, mark.letterColor, (HEIGHT - letters.width) / 2, baseline(mark.size)) +
    shape(name.path, input.textColor, HEIGHT + GAP, baseline(NAME_SIZE));
  return svg(input.name, HEIGHT + GAP + name.width, content);
}

/** An SVG of a logo. Null if the font lacks a letter of the name, or the name is too long. */
export async function drawLogo(style: LogoStyle, input: LogoInput): Promise<string | null> {
  const { name, color, weight, outline } = input;
  if (name.length > MAX_NAME) return null;
  const named = await outline(name, { size: NAME_SIZE, weight, letterSpacing: TIGHT });
  if (!named) return null;
  if (style === 'wordmark') {
    return svg(name, named.width, shape(named.path, color, 0, baseline(NAME_SIZE)));
  }
  const mark = MARKS[style](color);
  const short = initials(name);
  const letters = short === '' ? null : await outline(short, { size: mark.size, weight });
  return letters && markedLogo(input, mark, [letters, named]);
}

/** Size of the letters in an icon, larger than in a logo: an icon is shown at 16 px. */
const ICON_LETTERS = 34;

/** A square SVG with the initials of a name, or without letters if the font lacks one of them. */
export async function drawIcon({
  name,
  color,
  weight,
  outline,
}: Omit<LogoInput, 'textColor' | 'outline'> & {
  /** Null if the site has no font of its own. */
  readonly outline: Outliner | null;
}): Promise<string> {
  const { background, letterColor } = MARKS.badge(color);
  const short = initials(name);
  const letters =
    outline && short !== '' ? await outline(short, { size: ICON_LETTERS, weight }) : null;
  const shown =
    letters &&
    shape(letters.path, letterColor, (HEIGHT - letters.width) / 2, baseline(ICON_LETTERS));
  return svg(name, HEIGHT, background + (shown ?? ''));
}
