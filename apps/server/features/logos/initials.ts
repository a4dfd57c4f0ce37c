const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The first letters of the first two words of a name: `LW` for “Lind Woodworks”. */
export const initials = (name: string): string =>
  name
    .split(/[\s/&+·–—-]+/u)
    .flatMap(
      (word) =>
        [...letters.segment(word)].find(({ segment }) => /[\p{L}\p{N}]/u.test(segment)) ?? [],
    )
    .slice(0, 2)
    .map(({ segment }) => segment.toUpperCase())
    .join('');
