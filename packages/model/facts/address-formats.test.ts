import { expect, test } from 'vitest';
import { addressFormat } from './address-formats.ts';

test.each([
  ['United States', 'state', 'zip_code', true],
  ['Canada', 'province', 'postal_code', true],
  ['United Kingdom', 'county', 'postcode', true],
  ['Ireland', 'county', 'eircode', true],
  ['Australia', 'state', 'postcode', true],
  ['New Zealand', null, 'postcode', true],
  ['India', 'state', 'pin_code', true],
  ['Germany', null, 'postal_code', false],
  ['Österreich', null, 'postal_code', false],
  ['France', null, 'postal_code', false],
  ['Italy', 'province', 'postal_code', false],
  ['Japan', 'prefecture', 'postal_code', false],
  ['Kenya', 'region', 'postal_code', false],
])('addresses in %s have a %s and a %s', (country, region, postalCode, cityFirst) => {
  expect(addressFormat('en-US', country)).toEqual({ region, postalCode, cityFirst });
});

test('without a known country, the language decides only the order', () => {
  const unknown = { region: 'region', postalCode: 'postal_code' };
  expect(addressFormat('en-US', 'Atlantis')).toEqual({ ...unknown, cityFirst: true });
  expect(addressFormat('en', '')).toEqual({ ...unknown, cityFirst: true });
  expect(addressFormat('de-DE', '')).toEqual({ ...unknown, cityFirst: false });
});
