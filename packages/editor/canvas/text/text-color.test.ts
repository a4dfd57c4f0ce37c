// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openText, textHtml } from './testing/text-editor.ts';
import { ownColor, setColor } from './text-color.ts';

const open = (html: string, [from, to]: readonly [number, number]) => {
  const editor = openText(html);
  editor.commands.setTextSelection({ from, to });
  return editor;
};

test('selected words get any color and can lose it again', () => {
  const editor = open('<p>One two</p>', [5, 8]);
  setColor(editor, '#7a2048');
  expect(textHtml(editor)).toBe('<p>One <span style="color: #7a2048;">two</span></p>');
  expect(ownColor(editor)).toBe('#7a2048');
  setColor(editor, null);
  expect(textHtml(editor)).toBe('<p>One two</p>');
});

test('a theme color replaces any other color, and the other way round', () => {
  const editor = open('<p><span style="color:#7a2048">One</span></p>', [1, 4]);
  setColor(editor, 'color1_3');
  expect(textHtml(editor)).toBe('<p><span class="moto-color1_3">One</span></p>');
  expect(ownColor(editor)).toBe('color1_3');
  setColor(editor, '#102030');
  expect(textHtml(editor)).toBe('<p><span style="color: #102030;">One</span></p>');
});

test('words of different sizes keep their sizes', () => {
  const editor = open('<p>One <span style="font-size: 32px;">two</span></p>', [1, 8]);
  setColor(editor, 'color2');
  expect(textHtml(editor)).toBe(
    '<p><span class="moto-color2">One </span>' +
      '<span class="moto-color2" style="font-size: 32px;">two</span></p>',
  );
});

test('with a caret, what is typed next gets the color', () => {
  const editor = open('<p>One</p>', [4, 4]);
  setColor(editor, '#7a2048');
  expect(ownColor(editor)).toBe('#7a2048');
  editor.view.dispatch(editor.state.tr.insertText('!'));
  expect(textHtml(editor)).toBe('<p>One<span style="color: #7a2048;">!</span></p>');
});
