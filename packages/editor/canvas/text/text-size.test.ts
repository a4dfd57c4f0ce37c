// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openText, textHtml } from './testing/text-editor.ts';
import { ownSize, setSize, sizesAt } from './text-size.ts';

test('with a caret, the whole line gets the size, and can lose it again', () => {
  const editor = openText('<p>One two</p><p>Three</p>');
  editor.commands.setTextSelection(3);
  setSize(editor, 32);
  expect(textHtml(editor)).toBe('<p><span style="font-size: 32px;">One two</span></p><p>Three</p>');
  expect(ownSize(editor)).toBe(32);
  setSize(editor, null);
  expect(textHtml(editor)).toBe('<p>One two</p><p>Three</p>');
});

test('selected words get the size and keep their color', () => {
  const editor = openText('<p>One <span class="moto-color1_3">two</span></p>');
  editor.commands.setTextSelection({ from: 5, to: 8 });
  setSize(editor, 20);
  expect(textHtml(editor)).toBe(
    '<p>One <span class="moto-color1_3" style="font-size: 20px;">two</span></p>',
  );
});

test('words of different sizes are told apart, inside and across lines', () => {
  const editor = openText('<p>One <span style="font-size: 32px;">two</span></p><p>Three</p>');
  for (const [at, line] of [...editor.view.dom.querySelectorAll('p')].entries())
    line.style.fontSize = `${16 + at}px`;
  const sizes = (from: number, to: number) => {
    editor.commands.setTextSelection({ from, to });
    return sizesAt(editor);
  };
  expect(sizes(1, 4)).toEqual([16]);
  expect(sizes(2, 7)).toEqual([16, 32]);
  expect(sizes(5, 12)).toEqual([32, 17]);
});

test('an empty line has the size of its style', () => {
  const editor = openText('<p></p>');
  editor.view.dom.querySelector('p')?.style.setProperty('font-size', '18px');
  expect(sizesAt(editor)).toEqual([18]);
});
