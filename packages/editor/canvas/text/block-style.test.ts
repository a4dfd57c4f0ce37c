// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { withAlign } from '../../core/design/text-classes.ts';
import { changeBlockClass, setLevel, setStyle, stylesAt } from './block-style.ts';
import { openText, textHtml } from './testing/text-editor.ts';

/** A text with everything selected. */
function opened(content: string): Editor {
  const editor = openText(content);
  editor.commands.selectAll();
  return editor;
}

test('alignment changes each selected line, and each keeps its style', () => {
  const editor = opened('<h2>One</h2><p class="moto-text_lead">Two</p><p>Three</p>');
  changeBlockClass(editor, (classes) => withAlign(classes, 'center'));
  expect(textHtml(editor)).toBe(
    '<h2 class="moto-align-center">One</h2><p class="moto-text_lead moto-align-center">Two</p><p class="moto-align-center">Three</p>',
  );
});

test('a style changes all selected lines, and each keeps its alignment', () => {
  const editor = opened('<h2>One</h2><p class="moto-align-right">Two</p>');
  expect(stylesAt(editor)).toEqual(['heading-2', 'normal']);
  setStyle(editor, 'heading-3');
  expect(textHtml(editor)).toBe('<h3>One</h3><h3 class="moto-align-right">Two</h3>');
});

test('a level changes without the style', () => {
  const editor = opened('<h2>One</h2>');
  setLevel(editor, 3);
  expect(textHtml(editor)).toBe('<h3 class="moto-text_heading-2">One</h3>');
});
