import { expect, test } from 'vitest';
import { FactSettings } from './fact-settings.ts';
import { internationalPhone, phoneUrl } from './phone-number.ts';

test.each([
  ['+1 (202) 555-0143', '', '+12025550143'],
  ['+49 (0) 40 / 12 34', 'France', '+49401234'],
  ['(503) 555-0177', 'United States', '+15035550177'],
  ['1-503-555-0177', 'USA', '+15035550177'],
  ['040 1234-56', 'Deutschland', '+4940123456'],
  ['0049 40 123456', 'Germany', '+4940123456'],
  ['020 7946 0123', 'England', '+442079460123'],
  ['06 6982 0123', 'Italy', '+390669820123'],
  ['06 1 234 5678', 'Hungary', '+3612345678'],
  ['612 345 678', 'Spain', '+34612345678'],
])('%s in “%s” is called as %s', (phone, country, called) => {
  expect(internationalPhone(phone, country)).toBe(called);
});

test.each([
  ['040 12-34', '', '0401234'],
  ['040 12-34', 'Atlantis', '0401234'],
  ['911', 'United States', '911'],
  ['555-0177', 'United States', '5550177'],
  ['116 117', 'Germany', '116117'],
])('%s in “%s” is called as it is written', (phone, country, called) => {
  expect(internationalPhone(phone, country)).toBe(called);
});

test.each([
  ['+1 555 010 2000 ext 4', 'tel:+15550102000,4'],
  ['(503) 555-0177, ext. 22', 'tel:+15035550177,22'],
  ['503-555-0177 x7', 'tel:+15035550177,7'],
  ['503-555-0177 Extension 7', 'tel:+15035550177,7'],
  ['503-555-0177', 'tel:+15035550177'],
])('a link calls %s and dials its extension', (phone, url) => {
  expect(phoneUrl(phone, 'United States')).toBe(url);
});

test.each([
  ['\u202a+1 202 555 0143\u202c', '+1 202 555 0143'],
  ['030\u201112\u201134567', '030-12-34567'],
  ['０３０ １２３４５６７', '030 1234567'],
  ['+49\u00a030\u00a01234567', '+49 30 1234567'],
  ['030 1234567 Durchwahl 12', '030 1234567 Durchwahl 12'],
  ['+1 555 010 2000;ext=4', '+1 555 010 2000;ext=4'],
])('%j is stored as %j', (phone, stored) => {
  expect(FactSettings.parse({ phone }).phone).toBe(stored);
});
