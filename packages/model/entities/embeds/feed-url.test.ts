import { expect, test } from 'vitest';
import { embedUrl } from './embed-kinds.ts';
import { hostedPage } from './feed-url.ts';

const issues = (text: string) =>
  embedUrl('page')
    .safeParse(text)
    .error?.issues.map(({ message }) => message) ?? [];

const SITE = 'https://www.facebook.com';

test.each([
  [`${SITE}/merrow.lind`, 'merrow.lind'],
  ['http://m.facebook.com/merrow.lind/posts/12?ref=1', 'merrow.lind'],
  ['https://fb.com/merrow.lind', 'merrow.lind'],
  [`${SITE}/profile.php?sk=about&id=10001`, 'profile.php?id=10001'],
  [`${SITE}/p/Merrow-Lind-10001/`, 'p/Merrow-Lind-10001'],
  [`${SITE}/pages/Merrow-Lind/10001`, 'pages/Merrow-Lind/10001'],
  [`${SITE}/pages/category/Harbor/Merrow-10001/`, 'pages/category/Harbor/Merrow-10001'],
  [`${SITE}/H%C3%A4fen-10001`, 'H%C3%A4fen-10001'],
  [
    `${SITE}/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fmerrow.lind&tabs=timeline&width=340`,
    'merrow.lind',
  ],
])('%s leads to a page', (text, path) => {
  expect(hostedPage(text)).toBe(`${SITE}/${path}`);
  expect(issues(text)).toEqual([]);
});

test.each([
  `${SITE}/`,
  `${SITE}/groups/harbor`,
  `${SITE}/events/12`,
  `${SITE}/pages/`,
  `${SITE}/profile.php?id=merrow`,
  `${SITE}/sharer/sharer.php?u=https://example.com`,
  `${SITE}/%22%3E`,
  `${SITE}/%`,
  `${SITE}/plugins/page.php?href=https%3A%2F%2Fexample.com`,
  `${SITE}/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fmerrow.lind`,
  'https://facebook.com.example.com/merrow',
  'https://notfacebook.com/merrow',
])('%s leads to no page', (text) => {
  expect(issues(text)).toEqual(['valueInvalid']);
});
