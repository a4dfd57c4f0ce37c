// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openText, textHtml } from './testing/text-editor.ts';
import { clearFormats, ownSize, setSize, sizesAt } from './text-size.ts';

const DESKTOP = { device: 'desktop', isForAll: false } as const;
const MOBILE = { device: 'mobile_v', isForAll: false } as const;

test('with a caret, the whole line gets the size, and can lose it again', () => {
  const editor = openText('<p>One two</p><p>Three</p>');
  editor.commands.setTextSelection(3);
  setSize(editor, 32, DESKTOP);
  expect(textHtml(editor)).toBe('<p style="font-size: 32px;">One two</p><p>Three</p>');
  expect(ownSize(editor, DESKTOP)).toEqual({ value: 32, origin: { kind: 'here' } });
  setSize(editor, null, DESKTOP);
  expect(textHtml(editor)).toBe('<p>One two</p><p>Three</p>');
});

test('selected words get the size and keep their color', () => {
  const editor = openText('<p>One <span class="moto-color1_3">two</span></p>');
  editor.commands.setTextSelection({ from: 5, to: 8 });
  setSize(editor, 20, DESKTOP);
  expect(textHtml(editor)).toBe(
    '<p>One <span class="moto-color1_3" style="font-size: 20px;">two</span></p>',
  );
});

test('a size on a smaller device leaves that of larger ones', () => {
  const editor = openText('<p>One</p>');
  setSize(editor, 64, DESKTOP);
  setSize(editor, 40, MOBILE);
  expect(textHtml(editor)).toBe('<p style="font-size: 64px; --font-size-mobile-v: 40px;">One</p>');
  expect(ownSize(editor, DESKTOP).value).toBe(64);
  setSize(editor, null, MOBILE);
  expect(ownSize(editor, MOBILE)).toEqual({
    value: 64,
    origin: { kind: 'inherited', from: 'desktop' },
  });
});

test('a size for all devices replaces those of each', () => {
  const editor = openText('<p style="font-size: 64px; --font-size-mobile-v: 40px;">One</p>');
  setSize(editor, 24, { device: 'mobile_v', isForAll: true });
  expect(textHtml(editor)).toBe('<p style="font-size: 24px;">One</p>');
});

test('words of a line with a size get another one or lose it for themselves', () => {
  const editor = openText('<p style="font-size: 40px;">One two</p>');
  editor.commands.setTextSelection({ from: 5, to: 8 });
  setSize(editor, 20, DESKTOP);
  expect(textHtml(editor)).toBe(
    '<p><span style="font-size: 40px;">One </span><span style="font-size: 20px;">two</span></p>',
  );
  setSize(editor, null, DESKTOP);
  expect(textHtml(editor)).toBe('<p><span style="font-size: 40px;">One </span>two</p>');
});

test('clearing formats leaves nothing on words and lines', () => {
  const editor = openText(
    '<p style="font-size: 40px; --line-height-tablet: 1.2;">One <strong>two</strong></p>',
  );
  editor.commands.selectAll();
  clearFormats(editor);
  expect(textHtml(editor)).toBe('<p>One two</p>');
});

test('an empty line gets a size for what is typed', () => {
  const editor = openText('<p></p>');
  setSize(editor, 24, DESKTOP);
  expect(textHtml(editor)).toBe('<p style="font-size: 24px;"></p>');
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
