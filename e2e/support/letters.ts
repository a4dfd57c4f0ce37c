import { node, text } from './own-page.ts';

/** Three texts in one column, a button in the other. */
export const LETTERS = [
  node('row', 'row', [
    node('left', 'column', [text('a', 'Alpha'), text('b', 'Beta'), text('c', 'Gamma')]),
    node('right', 'column', [node('go', 'button', [], { label: 'Go' })]),
  ]),
];
