import { node, type Tree, text } from './own-page.ts';

const WORDS = 'Some plain words that go on for a while, longer here and shorter there. ';

/** Rows with two columns of texts of different lengths: 1,080 widgets. */
export const LONG: readonly Tree[] = Array.from({ length: 60 }, (_, row) =>
  node(
    `r${row}`,
    'row',
    [0, 1].map((column) =>
      node(
        `r${row}c${column}`,
        'column',
        Array.from({ length: 7 }, (__, at) =>
          text(`r${row}c${column}t${at}`, WORDS.repeat(1 + ((row * 5 + column * 3 + at) % 6))),
        ),
      ),
    ),
  ),
);
