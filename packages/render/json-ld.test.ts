import { FactSettings } from '@plinth/model';
import { expect, test } from 'vitest';
import { jsonLd } from './json-ld.ts';
import type { PageFacts, PageSite } from './page-input.ts';

const address = 'https://harbor.example/';
const day = { opens: '08:00', closes: '17:30' };

const graph = (facts: object, page: Partial<PageFacts> = {}) => {
  const site = {
    address,
    site_name: 'Harbor',
    html_lang: 'en',
    popup_error_text: '',
    facts: FactSettings.parse(facts),
    logo_url: `${address}logo.svg`,
  } as PageSite;
  const home = { full_url: address, breadcrumbs: [], ...page } as unknown as PageFacts;
  return (jsonLd(home, site)['@graph'] as { '@type': string }[]).slice(2);
};

test('the home page describes the business', () => {
  const facts = {
    business_kind: 'restaurant',
    phone: '+1 202 555 0143',
    city: 'Port Ellery',
    hours: [
      { days: ['monday', 'tuesday'], ...day },
      { days: ['sunday'], opens: '00:00', closes: '00:00' },
    ],
    profiles: [{ network: 'Instagram', url: 'https://instagram.com/harbor' }],
  };
  expect(JSON.parse(JSON.stringify(graph(facts)))).toEqual([
    {
      '@type': 'Restaurant',
      '@id': `${address}#business`,
      name: 'Harbor',
      url: address,
      logo: `${address}logo.svg`,
      image: `${address}logo.svg`,
      telephone: '+12025550143',
      address: { '@type': 'PostalAddress', addressLocality: 'Port Ellery' },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], ...day },
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Sunday'],
          opens: '00:00',
          closes: '23:59',
        },
      ],
      sameAs: ['https://instagram.com/harbor'],
    },
  ]);
});

test('a business that cannot be found or called is left out', () => {
  expect(graph({ email: 'a@example.com', hours: [{ days: ['monday'], ...day }] })).toEqual([]);
});

test('other pages leave it out', () => {
  expect(graph({ phone: '110' }, { full_url: `${address}about/` })).toEqual([]);
  expect(graph({ phone: '110' }, { full_url: null })).toEqual([]);
  expect(graph({ phone: '110' }, { is_noindex: true })).toEqual([]);
});

test.each([
  ['own', true],
  ['featured', true],
  ['content', true],
  ['site', false],
  ['drawn', false],
] as const)(
  'an image of a post with the origin “%s” is part of the article: %s',
  (origin, isPart) => {
    const image = { url: `${address}a.png`, width: 1200, height: 630, alt: '', origin };
    const [posting] = graph({}, { kind: 'post', full_url: `${address}post/`, image });
    expect(posting).toMatchObject({ '@type': 'BlogPosting' });
    expect((posting as { image?: string }).image).toBe(isPart ? image.url : undefined);
  },
);

test.each([
  ['Vereinigtes Königreich', 'GB'],
  ['Atlantis', 'Atlantis'],
])('the country %s is given as %s', (country, code) => {
  expect(graph({ city: 'Port Ellery', country })[0]).toMatchObject({
    address: { addressCountry: code },
  });
});
