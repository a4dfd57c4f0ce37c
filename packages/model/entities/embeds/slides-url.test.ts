import { expect, test } from 'vitest';
import { embedUrl } from './embed-kinds.ts';
import { hostedSlides } from './slides-url.ts';

const issues = (text: string) =>
  embedUrl('slides')
    .safeParse(text)
    .error?.issues.map(({ message }) => message) ?? [];

const SITE = 'https://www.slideshare.net';

test.each([
  ['44600700', '44600700', null],
  ['xBnDqOwtdg2Njq', 'key/xBnDqOwtdg2Njq', null],
  [`${SITE}/slideshow/embed_code/key/xBnDqOwtdg2Njq?startSlide=5`, 'key/xBnDqOwtdg2Njq', null],
  [`${SITE}/slideshow/embed_code/44600700`, '44600700', null],
  [
    `http://de.slideshare.net/slideshow/harbor-report-2026/44600700#1`,
    '44600700',
    `${SITE}/slideshow/harbor-report-2026/44600700`,
  ],
  [`${SITE}/merrow/harbor-report?from=x`, null, `${SITE}/merrow/harbor-report`],
])('%s leads to slides', (text, frame, page) => {
  expect(hostedSlides(text)).toEqual({ frame, page });
  expect(issues(text)).toEqual([]);
});

test.each([
  `${SITE}/`,
  `${SITE}/merrow`,
  `${SITE}/search/slideshow?q=harbor`,
  `${SITE}/slideshow/embed_code/`,
  `${SITE}/slideshow/embed_code/key/short`,
  'https://slideshare.net.example.com/merrow/harbor',
  'https://speakerdeck.com/merrow/harbor',
  '123',
])('%s leads to no slides', (text) => {
  expect(issues(text)).toEqual(['valueInvalid']);
});

test('words are no ids', () => {
  for (const text of ['slideshare', 'presentations1x', 'presentational'])
    expect(issues(text), text).toEqual(['incorrectURL']);
});
