import { TUTORIAL_SECTIONS } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import { testHub } from '../testing/hub.ts';

describe('tutorials of the hub', async () => {
  const { url } = await testHub();
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(url + path, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('their status is JSON, or JSONP with a callback', async () => {
    const plain = await get('tutorial/status/');
    expect(JSON.parse(plain.text)).toEqual({ status: 'online' });
    expect(plain.headers.get('access-control-allow-origin')).toBe('*');
    const called = await get('tutorial/status/?callback=jQuery_1.done');
    expect(called.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(called.text).toBe('/**/jQuery_1.done({"status":"online"});');
  });

  test.each(['alert(1)', '<script>', 'a;b', 'x'.repeat(200), ''])(
    'the callback %j is refused',
    async (callback) => {
      const query = new URLSearchParams({ callback });
      expect((await get(`tutorial/status/?${query}`)).status).toBe(400);
    },
  );

  test.each(['en_US', 'ru_RU', 'de_DE'])('every section has a page in %s', async (locale) => {
    const titles = new Set<string>();
    for (const section of TUTORIAL_SECTIONS) {
      const query = new URLSearchParams({ locale, section, build: '1', version: '1', now: '1' });
      const { status, text, headers } = await get(`tutorial/?${query}`);
      expect([status, text.match(/<li>/g)?.length]).toEqual([200, 3]);
      expect(text).toContain(`lang="${locale.replace('_', '-')}"`);
      expect(text).not.toMatch(/MODULE\.|<script/);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      titles.add(/<h1>(.*)<\/h1>/.exec(text)?.[1] ?? '');
    }
    expect(titles.size).toBe(TUTORIAL_SECTIONS.length);
  });

  test('a language without tutorials gets English, and an unknown section 404', async () => {
    expect((await get('tutorial/?locale=ja_JP&section=pages')).text).toContain('<h1>Pages</h1>');
    expect((await get('tutorial/?locale=en_US&section=none')).status).toBe(404);
    expect((await get('tutorial/?section=pages&section=blog')).status).toBe(404);
  });

  test('help with activation is in the visitor’s language', async () => {
    const { text } = await get('help/activation/', { headers: { 'accept-language': 'de-AT' } });
    expect(text).toContain('<h1>Hilfe zur Aktivierung</h1>');
  });
});
