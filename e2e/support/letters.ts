import { node, text } from './own-page.ts';

/** Two columns: three texts, and a button. */
export const LETTERS = [
  node('row', 'row', [
    node('left', 'column', [text('a', 'Alpha'), text('b', 'Beta'), text('c', 'Gamma')]),
    node('right', 'column', [node('go', 'button', [], { label: 'Go' })]),
  ]),
];
