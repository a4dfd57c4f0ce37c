import { expect, test } from 'vitest';
import { widgetsFromText } from './external-content.ts';

function maker() {
  let count = 0;
  return { newId: () => `n${count++}`, text: (key: string) => key };
}

test('a URL becomes a button with a link', () => {
  const [button] = widgetsFromText(maker(), ' https://www.example.com/menu/ ');
  expect(button).toMatchObject({
    widget: 'button',
    properties: {
      label: 'example.com/menu',
      link: { action: 'url', url: 'https://www.example.com/menu/' },
    },
  });
});

test.each([
  ["<https://example.com/o'brien>", 'https://example.com/o%27brien'],
  ['www.müller.example', 'https://www.xn--mller-kva.example'],
])('%s is a URL as an address bar reads it', (text, url) => {
  expect(widgetsFromText(maker(), text)).toMatchObject([
    { widget: 'button', properties: { link: { action: 'url', url } } },
  ]);
});

test('plain text becomes paragraphs with escaped characters', () => {
  expect(widgetsFromText(maker(), 'a < b\nc\n\nd')[0]?.properties.html).toBe(
    '<p>a &lt; b<br>c</p><p>d</p>',
  );
  expect(widgetsFromText(maker(), 'a\r\n  b\r\n\r\nc')[0]?.properties.html).toBe(
    '<p>a<br>b</p><p>c</p>',
  );
});
