import { expect, test } from 'vitest';
import { createSink } from '../testing/sink.ts';
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts';
import { probeSite } from './site-probe.ts';

const probe = (address: string, fetch: SafeFetch) =>
  probeSite(new URL('/preview/', address), fetch);

const answering =
  (status: number): SafeFetch =>
  async (url) => ({ urls: [url], status, headers: {}, body: Buffer.alloc(0) });

const failing =
  (code: string): SafeFetch =>
  async (_, { onError } = {}) => {
    onError?.(Object.assign(new Error(code), { code }));
    return null;
  };

test('a site that answers with a valid certificate has no risk', async () => {
  expect(await probe('https://example.com', answering(200))).toBeNull();
});

test('names of this computer and its network are not requested', async () => {
  const sink = await createSink((_, response) => response.end());
  const fetch = createSafeFetch({ reachable: [sink.host] });
  const local = ['localhost:3000', 'nas', 'nas.local', '192.168.0.7', '[::1]:3000', sink.host];
  for (const host of local)
    expect(await probe(`http://${host}`, fetch), host).toBe('address_local');
  expect(sink.hits).toEqual([]);
  const resolve = async () => [{ address: '10.0.0.2', family: 4 }];
  const guarded = createSafeFetch({ reachable: [], resolve });
  expect(await probe('https://example.com', guarded)).toBe('address_local');
});

test('says why visitors cannot open it', async () => {
  expect(await probe('https://example.com', answering(404))).toBe('address_other_site');
  expect(await probe('http://example.com', answering(200))).toBe('certificate_missing');
  const risks = {
    ENOTFOUND: 'address_unreachable',
    ECONNREFUSED: 'address_unreachable',
    ABORT_ERR: 'address_unreachable',
    CERT_HAS_EXPIRED: 'certificate_expired',
    ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_other_host',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_untrusted',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate_untrusted',
    EPROTO: 'certificate_untrusted',
  };
  for (const [code, risk] of Object.entries(risks)) {
    expect(await probe('https://example.com', failing(code)), code).toBe(risk);
  }
});

test('a port that is never requested is not a risk', async () => {
  const fetch = createSafeFetch({ reachable: [] });
  expect(await probe('https://example.com:8443', fetch)).toBeNull();
});
