import type { MergeSide } from '@plinth/model';

/** A part of a text, with what differs from the other text. */
export type Passage = {
  readonly before: string;
  readonly different: string;
  readonly after: string;
};

/** Maximum characters of a passage. */
export type PassageLimits = {
  /** Of the unchanged text on each side. */
  readonly context: number;
  readonly different: number;
};

const LIMITS: PassageLimits = { context: 40, different: 120 };

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

const beginning = (text: string, max: number): string => {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text;
};

/** The last words with at most `max` characters; of a longer word, its last characters. */
function ending(words: readonly string[], max: number): string {
  const characters = words.map((word) => [...word]);
  let length = 0;
  const first = characters.findLastIndex((word) => {
    length += word.length;
    return length > max;
  });
  if (first === -1) return words.join('');
  const whole = words.slice(first + 1).join('');
  return `…${whole.trim() === '' ? characters.flat().slice(-max).join('') : whole.trimStart()}`;
}

/** How many words both texts share from the start. */
function sharedWords(mine: readonly string[], theirs: readonly string[]): number {
  const different = mine.findIndex((word, index) => word !== theirs[index]);
  return different === -1 ? mine.length : different;
}

const passage =
  (start: number, { context, different: max }: PassageLimits) =>
  (words: readonly string[], end: number): Passage => {
    const different = words.slice(start, end).join('');
    const shown = beginning(different, max);
    return {
      before: ending(words.slice(0, start), context),
      different: shown,
      after: shown === different ? beginning(words.slice(end).join(''), context) : '',
    };
  };

/** The passage of each text around the first difference, in whole words. */
export function firstDifference(
  mine: string,
  theirs: string,
  limits = LIMITS,
): Record<MergeSide, Passage> {
  const [ours, others] = [wordsOf(mine), wordsOf(theirs)];
  const start = sharedWords(ours, others);
  const rest = sharedWords(ours.slice(start).reverse(), others.slice(start).reverse());
  const passageOf = passage(start, limits);
  return {
    mine: passageOf(ours, ours.length - rest),
    theirs: passageOf(others, others.length - rest),
  };
}
