import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-config-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'plinth.config.json');

test('no configuration is required', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    address: 'http://localhost:3000',
    owner: null,
    starter: 'harbor',
    store: { kind: 'sqlite' },
    workers: 1,
    isDemo: false,
    trustedProxies: [],
    reachable: [],
    logLevel: 'info',
  });
});

test('the environment overrides the file in the data folder', () => {
  writeFileSync(file, JSON.stringify({ PORT: 4000, PLINTH_LOG: 'warn', PLINTH_DEMO: true }));
  const config = readConfig({ PLINTH_DATA: folder, PORT: '5000', HOST: '' });
  expect(config).toMatchObject({ port: 5000, host: '127.0.0.1', logLevel: 'warn', isDemo: true });
  expect(config.address).toBe('http://localhost:5000');
});

test('a URL loses its trailing slash, and a proxy may be a range', () => {
  const config = readConfig({
    PLINTH_ADDRESS: 'https://example.com/',
    PLINTH_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1',
  });
  expect(config.address).toBe('https://example.com');
  expect(config.trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', '::1']);
});

test('hosts in the local network are listed individually', () => {
  const { reachable } = readConfig({ PLINTH_OUTBOUND: 'Booking.internal:8080, [::1]:3000' });
  expect(reachable).toEqual(['booking.internal:8080', '[::1]:3000']);
});

test.each([
  [{ PORT: '99999' }, 'PORT'],
  [{ PLINTH_ADDRESS: 'example.com' }, 'PLINTH_ADDRESS'],
  [{ PLINTH_ADDRESS: 'https://example.com/path' }, 'PLINTH_ADDRESS'],
  [{ PLINTH_ADDRESS: 'javascript:alert(1)' }, 'PLINTH_ADDRESS'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PLINTH_WORKERS: 'many' }, 'PLINTH_WORKERS'],
  [{ PLINTH_LOG: 'loud' }, 'PLINTH_LOG'],
  [{ PLINTH_API_URL: 'https://example.com/rpc' }, 'PLINTH_API_URL'],
  [{ PLINTH_API_URL: '/admin/rpc' }, 'PLINTH_API_URL'],
  [{ PLINTH_TRUST_PROXY: 'everybody' }, 'PLINTH_TRUST_PROXY'],
  [{ PLINTH_OUTBOUND: 'booking.internal' }, 'PLINTH_OUTBOUND'],
  [{ PLINTH_OUTBOUND: 'http://10.0.0.5:80' }, 'PLINTH_OUTBOUND'],
  [{ PLINTH_OUTBOUND: 'x:99999' }, 'PLINTH_OUTBOUND'],
  [{ PLINTH_OWNER_PASSWORD: 'x' }, 'PLINTH_OWNER_EMAIL'],
])('%j is rejected by name', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

test.each([
  [{ PORT: 'abc' }, 'PORT is not valid: it must be a whole number from 0 to 65535, not "abc"'],
  [{ PORT: ' ' }, 'a whole number from 0 to 65535, not " "'],
  [{ PLINTH_WORKERS: 'banana' }, 'auto, or a whole number from 1 to 99, not "banana"'],
  [{ PLINTH_LOG: 'loud' }, 'one of trace, debug, info, warn, error, fatal, silent, not "loud"'],
])('%j is rejected with the given and the expected value', (environment, words) => {
  expect(() => readConfig(environment)).toThrow(words);
});

test('a password in a URL is not printed', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://user:canary@host/site' });
  expect(read).toThrow(/^DATABASE_URL is not valid(?!.*canary)/);
});

test.each([
  ['{ "PORT": ', /plinth\.config\.json is not a JSON object/],
  ['[1]', /plinth\.config\.json is not a JSON object of settings \(no object\)/],
  ['{ "PORT": null }', /\(PORT is neither text nor number/],
  ['{ "PLINTH_WORKER": 2 }', /unknown setting "PLINTH_WORKER". Did you mean PLINTH_WORKERS\?/],
  ['{ "port": 4000 }', /unknown setting "port". Did you mean PORT\?/],
  ['{ "PLINTH_DATA": "/elsewhere" }', /sets PLINTH_DATA.*environment/],
])('the file %s is rejected by name', (content, reason) => {
  writeFileSync(file, content);
  expect(() => readConfig({ PLINTH_DATA: folder })).toThrow(reason);
});
