import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';

const THEMES = ['harbor', 'monolith'];

const factsFile = (theme: string): string =>
  readFileSync(new URL(`../../../../themes/${theme}/facts.md`, import.meta.url), 'utf8');

/** A sample business's name, address, phone, and email, from the first table of its facts. */
const sampleFacts = (theme: string): readonly string[] =>
  [...(factsFile(theme).split('\n\n| Service')[0] ?? '').matchAll(/^\| \w+ \| (.+) \|$/gm)]
    .map(([, fact = '']) => fact)
    .flatMap((fact) => [fact, fact.replace(/&/, '&amp;'), fact.replace(/[ -]/g, '')]);

/** Former people, clients, and places of the sample businesses. */
const PEOPLE =
  /Merrow|\bLind\b|Ropewalk|Ellery|example\.com|Ingrid|Holm\b|Samuel|\bReed\b|Amara|Okafor|Rafael|Duarte|Helen|\bPark\b|Juniper|Adeyemi|Keller|Whitlock|Northwall|Saltmarsh|Harbor Trust|Lumen Quay|Oakley|Pell &|net loft|Chandler Street/;

/** Years, prices, and figures that would be a lie about any other business. */
const CLAIMS =
  />[^<]*(?:\b(?:19|20)\d\d\b(?!-)|\$\s?[1-9]|\d+ (?:years|boats|miles|feet|hours|people)\b)/;

const FACTS = {
  phone: '+49 30 901820',
  email: 'hello@woodworks.test',
  street: '12 Mill Lane',
  postal_code: '10115',
  city: 'Berlin',
  hours: [{ days: ['monday' as const], opens: '08:00', closes: '17:00' }],
  profiles: [{ network: 'Instagram', url: 'https://instagram.com/woodworks' }],
};

/** What the sample companies say about themselves. The footer is on pages that are the owner's own. */
const CLAIM = /since \d{4}|survey|\bboats?\b|clients|architect/i;

const footersOf = (html: string): readonly string[] =>
  html.match(/<footer[\s\S]*?<\/footer>/g) ?? [];

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = '/']) => path);

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const SAMPLE = [...THEMES.flatMap(sampleFacts).map(literal), PEOPLE.source].join('|');

/** What would be about the sample business, or a claim about the owner's. */
const found = (text: string): string | undefined =>
  new RegExp(`.{0,40}(?:${SAMPLE}|${CLAIMS.source}).{0,40}`, 's').exec(
    text.replace(/<style>.*?<\/style>/gs, ''),
  )?.[0];

const headingsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/g)].map(([, words = '']) => words);

const FORM_HEADING = /^(?:Write to us|Start with a few lines)$/;

/** Headings of the contact page: those of facts, and those that are always there. */
const HEADINGS = [
  ['harbor', ['Call', 'Email', 'Visit', 'Opening hours', 'How to find us', /Boat/], []],
  ['monolith', ['Call', 'Email', 'Visit', 'Hours'], [/What helps/, 'Where', 'What', /When/]],
] as const;

test.each(HEADINGS)('headings and boxes of missing facts are hidden by %s', async (...row) => {
  const [theme, facts, others] = row;
  const server = await testServer('sqlite', { environment: { PLINTH_STARTER: theme } });
  const { client, fetch } = await server.owner();
  const contact = async (values: Partial<typeof FACTS>) => {
    const none = { phone: '', email: '', street: '', postal_code: '', city: '', hours: [] };
    await client.SettingsService.save({ group: 'site_facts', values: { ...none, ...values } });
    return (await fetch('/contact/')).text();
  };
  const expected = (words: readonly (string | RegExp)[]) => [
    ...[expect.any(String), expect.stringMatching(FORM_HEADING)],
    ...[...words, ...others].map((each) => expect.stringMatching(each)),
  ];
  expect(headingsOf(await contact({}))).toEqual(expected([]));
  expect(footersOf(await contact({}))[0]).not.toMatch(/_label">(?:Contact|Hours)/);
  expect(headingsOf(await contact({ email: FACTS.email }))).toEqual(expected(['Email']));
  expect(headingsOf(await contact(FACTS))).toEqual(expected(facts));
});

test.each(THEMES)('the footer of %s shows social profiles only if there are any', async (theme) => {
  const server = await testServer('sqlite', { environment: { PLINTH_STARTER: theme } });
  const { client, fetch } = await server.owner();
  const footer = async (profiles: typeof FACTS.profiles) => {
    await client.SettingsService.save({ group: 'site_facts', values: { profiles } });
    return footersOf(await (await fetch('/')).text())[0];
  };
  expect(await footer([])).not.toContain('social_links');
  expect(await footer(FACTS.profiles)).toContain('href="https://instagram.com/woodworks"');
});

describe.each(THEMES)('a site of %s with its own name and facts', async (theme) => {
  const server = await testServer('sqlite', {
    environment: { PLINTH_STARTER: theme, PLINTH_ADDRESS: 'http://woodworks.test' },
  });
  const { client, fetch } = await server.owner();
  await client.SettingsService.save({ group: 'general', values: { site_name: 'Woodworks' } });
  await client.SettingsService.save({ group: 'site_facts', values: FACTS });

  test('names the sample company on none of its pages', async () => {
    const waiting = ['/', '/nowhere/', '/sitemap.xml', '/robots.txt'];
    const seen = new Map<string, string | undefined>();
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      if (seen.has(path)) continue;
      const text = await (await fetch(path)).text();
      seen.set(path, found(text));
      waiting.push(...linksOf(text).filter((next) => !/\.\w+$/.test(next)));
    }
    expect(seen.size).toBeGreaterThanOrEqual(7);
    expect([...seen].filter(([, words]) => words !== undefined)).toEqual([]);
    const home = await (await fetch('/')).text();
    for (const fact of ['Woodworks', FACTS.phone, FACTS.email, FACTS.street, FACTS.city]) {
      expect(home).toContain(fact);
    }
  });

  test('makes no claims about the owner in the footer', async () => {
    const footers = footersOf(await (await fetch('/')).text());
    expect(footers).toHaveLength(1);
    expect(footers[0]).toContain('Woodworks');
    expect(footers[0]).not.toMatch(CLAIM);
  });

  test('names it on no page for visitors who wait or need a password', async () => {
    await client.SettingsService.save({ group: 'general', values: { under_construction: true } });
    const guest = server.browser();
    expect(found(await (await guest.fetch('/')).text())).toBeUndefined();
    await client.SettingsService.save({
      group: 'general',
      values: { under_construction: false, password_protection: true, password: 'sesame' },
    });
    expect(found(await (await guest.fetch('/')).text())).toBeUndefined();
  });

  test('gets it from no block, menu, or image', async () => {
    const { items: blocks } = await client.BlocksService.getList({});
    expect(blocks.length).toBeGreaterThan(50);
    const named = blocks.filter(({ document }) => found(JSON.stringify(document)));
    expect(named.map(({ id, document }) => [id, found(JSON.stringify(document))])).toEqual([]);
    const { items: menus } = await client.MenusService.getList({});
    const { items: files } = await client.MediaService.getList({ count: 200 });
    expect(found(JSON.stringify([menus, files]))).toBeUndefined();
    for (const { url, mime_type } of files) {
      if (mime_type !== 'image/svg+xml') continue;
      expect(found(await (await fetch(url)).text()), url).toBeUndefined();
    }
  });
});
