import type { ColorTheme } from './color-theme.ts';
import { type MoreColorUse, moreColorUses } from './more-color-uses.ts';

export type ColorIssue = { readonly path: string; readonly key: 'colorNotFound' | 'valueInvalid' };

type Site = {
  readonly colors: Pick<ColorTheme, 'more'>;
  /** The uses in what is stored already, which may stay. */
  readonly before?: readonly MoreColorUse[];
};

/** Whether the site has the custom color, or its replacement. */
export const hasMoreColor = ({ more }: Site['colors'], number: number): boolean =>
  number >= 1 && number <= more.length;

/** The uses of custom colors that don't exist. */
export function missingColors(
  uses: readonly MoreColorUse[],
  { colors, before = [] }: Site,
): readonly ColorIssue[] {
  const known = new Set(before.map(({ number }) => number));
  return uses
    .filter(({ number }) => !known.has(number) && !hasMoreColor(colors, number))
    .map(({ path }) => ({ path, key: 'colorNotFound' }));
}

type Theme = Pick<ColorTheme, 'roles' | 'more' | 'more_list'>;

/** Entries of the list that name no color, or one that is named already. */
const wrongEntries = ({ more, more_list }: Theme): readonly { number: number; index: number }[] =>
  more_list.flatMap(({ number }, index) => {
    const isRepeated = more_list.findIndex((entry) => entry.number === number) < index;
    return isRepeated || number > more.length ? [{ number, index }] : [];
  });

/** What colors refer to although it doesn't exist, except where the stored ones did, too. */
export function colorThemeIssues(theme: Theme, before?: Theme): readonly ColorIssue[] {
  const uses = (colors: Theme | undefined) => (colors ? moreColorUses(colors.roles, 'roles') : []);
  const known = new Set(before && wrongEntries(before).map(({ number }) => number));
  return [
    ...missingColors(uses(theme), { colors: theme, before: uses(before) }),
    ...wrongEntries(theme)
      .filter(({ number }) => !known.has(number))
      .map(({ index }) => ({ path: `more_list.${index}.number`, key: 'valueInvalid' as const })),
  ];
}
