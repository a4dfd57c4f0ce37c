import { expect, test } from 'vitest';
import { recognizeLink, recognizePastedLink, recognizeWords } from './recognize-link.ts';

test.each([
  ['https://example.com/a?b=1', { action: 'url', url: 'https://example.com/a?b=1' }],
  ['HTTP://example.com', { action: 'url', url: 'HTTP://example.com' }],
  [' example.com/prices ', { action: 'url', url: 'https://example.com/prices' }],
  ['https://example.com/?a=&amp;lt;', { action: 'url', url: 'https://example.com/?a=&lt;' }],
  ['www.example.co.uk', { action: 'url', url: 'https://www.example.co.uk' }],
  ['yard@example.com', { action: 'mail', email: 'yard@example.com' }],
  [
    'mailto:yard@example.com?subject=A%20boat',
    { action: 'mail', email: 'yard@example.com', subject: 'A boat' },
  ],
  ['tel:+12025550123', { action: 'call', phone: '+12025550123' }],
  ['+1 (202) 555-0123', { action: 'call', phone: '+12025550123' }],
  ['+1 202 555 0123 x4', { action: 'call', phone: '+12025550123;ext=4' }],
  ['tel:030-1234567', { action: 'url', url: 'tel:0301234567' }],
  ['tel:+49 30 1234567', { action: 'call', phone: '+49301234567' }],
  ['sms:+49 170 1234567', { action: 'url', url: 'sms:+491701234567' }],
  ['webcal://example.com/dates.ics', { action: 'url', url: 'webcal://example.com/dates.ics' }],
  ["https://example.com/o'brien", { action: 'url', url: 'https://example.com/o%27brien' }],
  ['https://example.com/our menu', { action: 'url', url: 'https://example.com/our%20menu' }],
  ['https://example.com/a\u200b', { action: 'url', url: 'https://example.com/a' }],
  ['<https://example.com/a>', { action: 'url', url: 'https://example.com/a' }],
  ['www.müller.example', { action: 'url', url: 'https://www.xn--mller-kva.example' }],
  [
    'пример.рф/путь',
    {
      action: 'url',
      url: 'https://xn--e1afmkfd.xn--p1ai/%D0%BF%D1%83%D1%82%D1%8C',
    },
  ],
  ['The Yard <yard@example.com>', { action: 'mail', email: 'yard@example.com' }],
  [
    'mailto:a@example.com?cc=b@example.com',
    {
      action: 'url',
      url: 'mailto:a@example.com?cc=b@example.com',
    },
  ],
])('recognizes %s', (text, link) => {
  expect(recognizeLink(text)).toEqual(link);
});

test.each([
  '',
  'prices',
  'Our boats',
  '/imprint/',
  '#top',
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:msgbox(1)',
  '2 + 2',
  'a@b',
])('leaves %s alone', (text) => {
  expect(recognizeLink(text)).toBeNull();
});

test('a pasted text is a link only if all of it is an address', () => {
  expect(recognizePastedLink('https://example.com')).not.toBeNull();
  expect(recognizePastedLink('yard@example.com\n')).not.toBeNull();
  expect(recognizePastedLink('<https://example.com/>')).not.toBeNull();
  expect(recognizePastedLink('tel:+49 30 1234567')).toMatchObject({ action: 'call' });
  expect(recognizePastedLink('sms:+491701234567')).not.toBeNull();
  expect(recognizePastedLink('https://example.com\nhttps://example.org')).toBeNull();
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
