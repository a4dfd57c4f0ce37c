// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { contentBoxes } from './content-boxes.ts';

const area = { left: 0, top: 0, right: 400, bottom: 400 };

/** The tags of the elements that are measured as content. */
function measured(html: string): string[] {
  document.body.innerHTML = html;
  const found: string[] = [];
  for (const [index, element] of [...document.body.querySelectorAll('*')].entries())
    Object.assign(element, {
      checkVisibility: () => true,
      getBoundingClientRect: () => new DOMRect(index, 0, 100, 100),
    });
  Object.assign(document.body, { getBoundingClientRect: () => new DOMRect(0, 0, 400, 400) });
  for (const { left } of contentBoxes(document.body, area))
    found.push(document.body.querySelectorAll('*')[left]?.tagName ?? '');
  return found;
}

test('images and links are content, but not a link over a whole column', () => {
  expect(measured('<div><img><a href="/">Call us</a></div>')).toEqual(['IMG', 'A']);
  expect(measured('<div><img><a href="/" class="moto-column-link"></a></div>')).toEqual(['IMG']);
});

test('the placeholder of an empty text is content', () => {
  const text = (html: string) => `<div class="moto-widget-text" data-node-id="a">${html}</div>`;
  expect(measured(text('<p></p>'))).toEqual(['P']);
  expect(measured(text('<p></p><p></p>'))).toEqual([]);
});
