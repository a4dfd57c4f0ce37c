import { blend, SHARE_IMAGE_SIZE } from '@plinth/model';
import type { createOutliner, Outliner } from '../../features/logos/outline-text.ts';
import type { DrawTask } from '../../features/media/images/tasks.ts';
import { LINE_HEIGHT, type Measure, type TitleBox, wrapTitle } from './wrap-title.ts';

export type ShareDesign = {
  readonly title: string;
  readonly site_name: string;
  /** Opaque, as `#rrggbb`. */
  readonly colors: { readonly ground: string; readonly text: string; readonly main: string };
  readonly weight: number;
};

const LEFT = 96;
const TITLE: TitleBox & { readonly bottom: number } = { width: 1008, height: 310, bottom: 474 };
const FOOTER = { rule: 518, baseline: 574, size: 32 };
const LOGO = { left: LEFT, top: 66, width: 440, height: 76 };
/** A logo without any text below. */
const LARGE_LOGO = { left: LEFT, top: 195, width: 900, height: 240 };
/** Letter spacing in em. */
const TIGHT = -0.015;

const path = (data: string, fill: string, y: number): string =>
  `<path transform="translate(${LEFT} ${Math.round(y)})" fill="${fill}" d="${data}"/>`;

/** The ground: a tinted sun in the corner, and a strip below. */
function ground({ ground: back, main }: ShareDesign['colors']): string {
  const { width, height } = SHARE_IMAGE_SIZE;
  const tint = (alpha: string) => blend(main + alpha, back);
  return [
    `<rect width="${width}" height="${height}" fill="${back}"/>`,
    `<circle cx="${width}" cy="0" r="430" fill="${tint('0f')}"/>`,
    `<circle cx="${width}" cy="0" r="280" fill="${tint('1f')}"/>`,
    `<circle cx="${width}" cy="0" r="140" fill="${main}"/>`,
    `<rect y="${height - 14}" width="${width}" height="14" fill="${main}"/>`,
  ].join('');
}

type Fonts = ReturnType<typeof createOutliner>;

/** Letters and numbers that the font has. Empty if only punctuation remains. */
async function printable(text: string, { omitMissing }: Fonts): Promise<string> {
  const present = (await omitMissing(text.replace(/\s+/g, ' '))).replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(present) ? present : '';
}

async function title(text: string, { colors, weight }: ShareDesign, outline: Outliner) {
  const style = { weight, letterSpacing: TIGHT };
  const measure = async (part: string) => (await outline(part, { ...style, size: 1 }))?.width ?? 0;
  const { size, lines } = await wrapTitle(text, TITLE, measure);
  const first = TITLE.bottom - (lines.length - 1) * size * LINE_HEIGHT;
  const paths = lines.map(async (line, index) => {
    const outlined = await outline(line, { ...style, size });
    return outlined ? path(outlined.path, colors.text, first + index * size * LINE_HEIGHT) : '';
  });
  return (await Promise.all(paths)).join('');
}

/** A text in one line, cut to the width of the title. */
async function oneLine(text: string, measure: Measure): Promise<string> {
  const width = await measure(text);
  if (width <= TITLE.width) return text;
  const letters = [...text];
  const count = Math.floor((letters.length * TITLE.width) / width) - 2;
  return `${letters.slice(0, count).join('').trimEnd()}…`;
}

async function footer(text: string, { colors, weight }: ShareDesign, outline: Outliner) {
  const { size, baseline, rule } = FOOTER;
  const style = { size, weight };
  const measure = async (part: string) => (await outline(part, style))?.width ?? 0;
  const name = await outline(await oneLine(text, measure), style);
  if (!name) return '';
  const color = blend(`${colors.text}c4`, colors.ground);
  return (
    `<rect x="${LEFT}" y="${rule}" width="72" height="6" rx="3" fill="${colors.main}"/>` +
    path(name.path, color, baseline)
  );
}

export type ShareDrawing = Pick<DrawTask, 'svg'> & {
  readonly logoBox: typeof LOGO;
};

/**
 * Draws the image that networks show for a page. All text becomes outlines, so none of it is in the
 * SVG. Letters that the font lacks are left out.
 */
export async function drawShareImage(design: ShareDesign, fonts: Fonts): Promise<ShareDrawing> {
  const name = await printable(design.site_name, fonts);
  const heading = (await printable(design.title, fonts)) || name;
  const content = [
    ground(design.colors),
    heading && (await title(heading, design, fonts.outline)),
    name !== heading && (await footer(name, design, fonts.outline)),
  ];
  const { width, height } = SHARE_IMAGE_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.filter(Boolean).join('')}</svg>`;
  return { svg, logoBox: heading ? LOGO : LARGE_LOGO };
}
