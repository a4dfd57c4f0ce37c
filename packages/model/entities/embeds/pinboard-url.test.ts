import { expect, test } from 'vitest';
import { embedUrl } from './embed-kinds.ts';
import { hostedPinboard } from './pinboard-url.ts';

const issues = (text: string) =>
  embedUrl('pinboard')
    .safeParse(text)
    .error?.issues.map(({ message }) => message) ?? [];

const SITE = 'https://www.pinterest.com';

test.each([
  [`${SITE}/pin/12345/?mt=login`, 'pin', 'pin/12345'],
  ['https://pinterest.co.uk/pin/a-quiet-harbor--12345/sent/', 'pin', 'pin/12345'],
  ['https://assets.pinterest.com/ext/embed.html?id=12345', 'pin', 'pin/12345'],
  ['https://www.pinterest.de/merrow/harbor', 'board', 'merrow/harbor'],
  ['https://br.pinterest.com/merrow/harbor/', 'board', 'merrow/harbor'],
  [`${SITE}/merrow/harbor/boats/`, 'board', 'merrow/harbor/boats'],
  [`${SITE}/merrow/schöne-häfen/`, 'board', 'merrow/sch%C3%B6ne-h%C3%A4fen'],
  [`${SITE}/merrow/sch%C3%B6n/`, 'board', 'merrow/sch%C3%B6n'],
  [`${SITE}/merrow/`, 'profile', 'merrow'],
  [`${SITE}/merrow/_saved/`, 'profile', 'merrow'],
])('%s leads to a %s', (text, kind, path) => {
  expect(hostedPinboard(text)).toEqual({ kind, url: `${SITE}/${path}/` });
  expect(issues(text)).toEqual([]);
});

test.each([
  `${SITE}/`,
  `${SITE}/search/pins/?q=harbor`,
  `${SITE}/ideas/harbor/12/`,
  `${SITE}/pin/harbor/`,
  `${SITE}/merrow/%22%3E%3Cscript%3E/`,
  'https://pin.it/aBc1',
  'https://pinterest.com.example.com/merrow/harbor/',
  'https://notpinterest.com/merrow/harbor/',
])('%s leads to nothing on Pinterest', (text) => {
  expect(issues(text)).toEqual(['valueInvalid']);
});
