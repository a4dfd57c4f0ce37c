// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { placeCaret } from './place-caret.ts';

function labelOf(html: string): HTMLElement {
  document.body.innerHTML = `<a>${html}</a>`;
  return document.querySelector('a') as HTMLElement;
}

const selection = () => document.getSelection() as Selection;

test('the end of a label is after its words, not after an icon', () => {
  const label = labelOf('Meet us<svg></svg>');
  placeCaret(label, 'end');
  expect(selection().anchorNode).toBe(label.firstChild);
  expect(selection().anchorOffset).toBe(7);
  expect(selection().isCollapsed).toBe(true);
});

test('all of a label is its words, without icons', () => {
  const label = labelOf('<svg></svg>Meet <b>us</b><svg></svg>');
  placeCaret(label, 'all');
  expect(selection().toString()).toBe('Meet us');
  expect(selection().focusNode).toBe(label.querySelector('b')?.firstChild);
});

test('the caret of a label without words is in it', () => {
  const label = labelOf('<svg></svg>');
  placeCaret(label, 'end');
  expect(label.contains(selection().anchorNode)).toBe(true);
});
