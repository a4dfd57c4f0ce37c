const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** How far apart a word's letters are in a text, in order; null if some are missing. */
function spread(word: string, text: string): number | null {
  let from = 0;
  let gaps = 0;
  for (const letter of word) {
    const at = text.indexOf(letter, from);
    if (at === -1) return null;
    gaps += at - from;
    from = at + 1;
  }
  return gaps;
}

/** Added to the score for a word whose letters are scattered. */
const SCATTERED = 2;

/**
 * How well a text matches a search: 0 is best, null no match. Matches at the start of a word rank
 * before matches inside a word, and those before scattered letters.
 */
export function fuzzyScore(search: string, text: string): number | null {
  const target = normalize(text);
  let score = 0;
  for (const word of normalize(search).split(/\s+/).filter(Boolean)) {
    const at = target.indexOf(word);
    if (at !== -1) {
      const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(target[at - 1] ?? '');
      score += isStart ? Math.min(at, 20) / 100 : 1 + Math.min(at, 20) / 100;
      continue;
    }
    const gaps = word.length > 2 ? spread(word, target) : null;
    if (gaps === null || gaps > word.length * 3) return null;
    score += SCATTERED + gaps / 100;
  }
  return score;
}

/** The score of a text that has the words of a search as they are; null for other matches. */
export function wordScore(search: string, text: string): number | null {
  const score = fuzzyScore(search, text);
  return score !== null && score < SCATTERED ? score : null;
}
