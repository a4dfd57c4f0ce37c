import { expect, test } from 'vitest';
import { recognizeLink, recognizePastedLink, recognizeWords } from './recognize-link.ts';

test.each([
  ['https://example.com/a?b=1', { action: 'url', url: 'https://example.com/a?b=1' }],
  ['HTTP://example.com', { action: 'url', url: 'HTTP://example.com' }],
  [' example.com/prices ', { action: 'url', url: 'https://example.com/prices' }],
  ['www.example.co.uk', { action: 'url', url: 'https://www.example.co.uk' }],
  ['yard@example.com', { action: 'mail', email: 'yard@example.com' }],
  [
    'mailto:yard@example.com?subject=A%20boat',
    { action: 'mail', email: 'yard@example.com', subject: 'A boat' },
  ],
  ['tel:+12025550123', { action: 'call', phone: '+12025550123' }],
  ['+1 (202) 555-0123', { action: 'call', phone: '+12025550123' }],
])('recognizes %s', (text, link) => {
  expect(recognizeLink(text)).toEqual(link);
});

test.each(['', 'prices', 'Our boats', '/imprint/', '#top', 'javascript:alert(1)', '2 + 2', 'a@b'])(
  'leaves %s alone',
  (text) => {
    expect(recognizeLink(text)).toBeNull();
  },
);

test('a pasted text is a link only if all of it is an address', () => {
  expect(recognizePastedLink('https://example.com')).not.toBeNull();
  expect(recognizePastedLink('yard@example.com\n')).not.toBeNull();
  expect(recognizePastedLink('See https://example.com')).toBeNull();
  expect(recognizePastedLink('price-list.pdf')).toBeNull();
  expect(recognizePastedLink('+1 202 555 0123')).toBeNull();
});

test('selected words are a link if they are a full address or a phone number', () => {
  const region = () => 'US';
  expect(recognizeWords('(218) 555-0167', region)).toEqual({
    action: 'call',
    phone: '+12185550167',
  });
  expect(recognizeWords(' yard@example.com', region)).toMatchObject({ action: 'mail' });
  expect(recognizeWords('www.example.com', region)).toMatchObject({ action: 'url' });
  expect(recognizeWords('price-list.pdf', region)).toBeNull();
  expect(recognizeWords('See our prices', region)).toBeNull();
});

test('a phone number without a country code needs a known country', () => {
  expect(recognizeLink('218-555-0167')).toBeNull();
  expect(recognizeLink('218-555-0167', () => 'US')).toMatchObject({ action: 'call' });
});
