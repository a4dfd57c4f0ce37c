import { TAG } from '../references/text-tags.ts';
import { moreNumber } from './color-theme.ts';

export type MoreColorUse = { readonly number: number; readonly path: string };

const CLASSES = /\sclass="([^"]*)"/g;
const COLOR_CLASS = /^moto-(?:bg-)?(color_custom\d+)$/;

/** The tokens of custom colors in a color or rich text. */
function tokensIn(text: string): readonly string[] {
  if (!text.includes('color_custom')) return [];
  const tags = [...text.matchAll(TAG)].map(([tag]) => tag);
  const classes = tags.flatMap((tag) =>
    [...tag.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')),
  );
  return [text, ...classes.flatMap((name) => COLOR_CLASS.exec(name)?.[1] ?? [])];
}

/** Rich text without the classes of custom colors that are gone. */
export function withoutColorClasses(html: string, isGone: (number: number) => boolean): string {
  const stays = (name: string): boolean => {
    const number = moreNumber(COLOR_CLASS.exec(name)?.[1] ?? '');
    return number === null || !isGone(number);
  };
  const inTag = (tag: string) =>
    tag.replace(CLASSES, (match, names: string) => {
      const kept = names.split(' ').filter(stays).join(' ');
      if (kept === names) return match;
      return kept === '' ? '' : ` class="${kept}"`;
    });
  return html.replace(TAG, inTag);
}

/** Where a value uses custom colors: as a color, or as a class in rich text. Paths are dotted. */
export function moreColorUses(value: unknown, path: string): readonly MoreColorUse[] {
  if (typeof value === 'string')
    return tokensIn(value).flatMap((token) => {
      const number = moreNumber(token);
      return number === null ? [] : [{ number, path }];
    });
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => moreColorUses(inner, `${path}.${name}`));
}
