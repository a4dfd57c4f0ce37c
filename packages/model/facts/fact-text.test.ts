import { describe, expect, test } from 'vitest';
import { FactSettings } from './fact-settings.ts';
import { type FactName, factText, factUrl } from './fact-text.ts';

const facts = FactSettings.parse({
  street: '14 Ropewalk Quay',
  postal_code: '04101',
  city: 'Port Ellery',
  hours: [
    { days: ['monday', 'tuesday'], opens: '08:00', closes: '17:30' },
    { days: ['saturday'], opens: '20:00', closes: '02:00' },
  ],
});
const open_all_day = 'Open 24 hours';
const text = (name: FactName, language = 'en-US') =>
  factText(name, { facts, language, site_name: 'Merrow & Lind', open_all_day }).replaceAll(
    '\u202f',
    ' ',
  );

describe('a fact', () => {
  test('is empty if the site does not have it', () => {
    expect([text('phone'), text('country')]).toEqual(['', '']);
    const nothing = { facts: FactSettings.parse({}), language: 'en', site_name: 'X', open_all_day };
    expect([factText('hours', nothing), factText('address', nothing)]).toEqual(['', '']);
  });

  test('is the name of the site unless the business has another', () => {
    expect(text('name')).toBe('Merrow & Lind');
    const own = FactSettings.parse({ name: 'Lind Woodworks' });
    const source = { facts: own, language: 'en', site_name: 'Lind', open_all_day };
    expect([factText('name', source), factText('logo', source)]).toEqual([own.name, own.name]);
  });

  test('reads as usual in the language of the site', () => {
    expect(text('address')).toBe('14 Ropewalk Quay, Port Ellery 04101');
    expect(text('address', 'de-DE')).toBe('14 Ropewalk Quay, 04101 Port Ellery');
    const inMaine = { ...facts, region: 'ME', country: 'USA' };
    const address = (language: string) =>
      factText('address', { facts: inMaine, language, site_name: '', open_all_day });
    expect(address('en-US')).toBe('14 Ropewalk Quay, Port Ellery, ME 04101, USA');
    expect(address('de-DE')).toBe('14 Ropewalk Quay, Port Ellery, ME 04101, USA');
    expect(text('hours')).toBe('Mon–Tue 8:00 AM – 5:30 PM\nSat 8:00 PM – 2:00 AM');
    expect(text('hours', 'de-DE')).toBe('Mo–Di 08:00 – 17:30\nSa 20:00 – 02:00');
  });

  test('says in words that the business is open 24 hours', () => {
    const day = { opens: '09:00', closes: '09:00' } as const;
    const always = FactSettings.parse({ hours: [{ days: ['monday', 'tuesday'], ...day }] });
    const source = { facts: always, language: 'en-US', site_name: '', open_all_day };
    expect(factText('hours', source)).toBe('Mon–Tue Open 24 hours');
  });

  test('follows the country of the business', () => {
    const there = (country: string) => ({
      facts: { ...facts, country },
      language: 'en-US',
      site_name: '',
      open_all_day,
    });
    expect(factText('hours', there('United Kingdom'))).toMatch(/^Mon–Tue 08:00 – 17:30\n/);
    expect(factText('address', there('Germany'))).toBe(
      '14 Ropewalk Quay, 04101 Port Ellery, Germany',
    );
    const countryOnly = { facts: FactSettings.parse({ country: 'Germany' }), language: 'en' };
    expect(factText('address', { ...countryOnly, site_name: '', open_all_day })).toBe('');
  });
});

test('a postal code stays on one line', () => {
  const there = { postal_code: 'BS1 6UX', city: 'Bristol', country: 'United Kingdom' };
  const source = { facts: { ...facts, ...there }, language: 'en-GB', site_name: '', open_all_day };
  expect(factText('postal_code', source)).toBe('BS1\u00a06UX');
  const address = factText('address', source);
  expect(address).toBe('14 Ropewalk Quay, Bristol BS1\u00a06UX, United Kingdom');
  expect(factUrl('address', source)).toContain('BS1%206UX');
});

test('links to facts call, write, and lead to the address', () => {
  const reached = FactSettings.parse({
    ...{ phone: '(503) 555-0177', email: 'hi@example.com' },
    ...{ street: '1 A&B St', city: 'X', country: 'USA' },
  });
  const url = (name: FactName) =>
    factUrl(name, { facts: reached, language: 'en', site_name: 'Y', open_all_day });
  expect(url('phone')).toBe('tel:+15035550177');
  expect(url('email')).toBe('mailto:hi@example.com');
  expect(url('address')).toMatch(/destination=1%20A%26B%20St%2C%20X%2C%20USA$/);
  expect(url('name')).toBe(null);
  const unknown = { facts: FactSettings.parse({}), language: 'en', site_name: 'Y', open_all_day };
  expect(factUrl('phone', unknown)).toBe(null);
});
