// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core';
import { expect, onTestFinished, test } from 'vitest';
import { setStyle, stylesAt } from './block-style.ts';
import { openText, textHtml } from './testing/text-editor.ts';
import { sizesAt } from './text-size.ts';

const HTML =
  '<p class="moto-text_small"><span class="moto-text_figure">Any boat</span><br>sail or power</p>';

function opened(from: number, to = from): Editor {
  const look = document.head.appendChild(document.createElement('style'));
  look.textContent = '.moto-text_small{font-size:15px}.moto-text_figure{font-size:32px}';
  onTestFinished(() => look.remove());
  const editor = openText(HTML);
  editor.commands.setTextSelection({ from, to });
  return editor;
}

const shown = (from: number, to?: number) => {
  const editor = opened(from, to);
  return [stylesAt(editor), sizesAt(editor)];
};

test.each([1, 4, 9])('the caret at %s in words of another style has their style and size', (at) => {
  expect(shown(at)).toEqual([['figure'], [32]]);
});

test('the rest of the line has that of the line', () => {
  expect(shown(14)).toEqual([['small'], [15]]);
  expect(shown(11, 14)).toEqual([['small'], [15]]);
});

test('a selection of both has both', () => {
  expect(shown(4, 14)).toEqual([
    ['figure', 'small'],
    [32, 15],
  ]);
});

test('another style at the caret changes the words with it', () => {
  const editor = opened(4);
  setStyle(editor, 'lead');
  expect(textHtml(editor)).toBe(HTML.replace('figure', 'lead'));
  setStyle(editor, 'small');
  expect(textHtml(editor)).toBe('<p class="moto-text_small">Any boat<br>sail or power</p>');
});

test('another style of a whole line is that of all selected words', () => {
  const editor = opened(1, 23);
  setStyle(editor, 'lead');
  expect(textHtml(editor)).toBe('<p class="moto-text_lead">Any boat<br>sail or power</p>');
});

test('another style of the rest of a line leaves the words with their own', () => {
  const editor = opened(14);
  setStyle(editor, 'lead');
  expect(textHtml(editor)).toBe(HTML.replace('small', 'lead'));
});

test('another style of a part of the words is that of all of them', () => {
  const editor = opened(2, 5);
  setStyle(editor, 'lead');
  expect(textHtml(editor)).toBe(HTML.replace('figure', 'lead'));
});

test('another style of a part of a line is that of the whole line', () => {
  const whole = '<p class="moto-text_small"><span class="moto-text_figure">two joiners</span></p>';
  for (const [html, from, to] of [
    ['<p>two joiners</p>', 2, 5],
    [whole, 2, 5],
    [whole, 4, 4],
  ] as const) {
    const editor = openText(html);
    editor.commands.setTextSelection({ from, to });
    setStyle(editor, 'lead');
    expect(textHtml(editor)).toBe('<p class="moto-text_lead">two joiners</p>');
  }
});
