import { expect, test } from 'vitest';
import { countersCode } from './counters.ts';

const none = { tracking_id: '', counter_id: '', is_webvisor: false, is_hash_tracking: false };

test('a site without analytics has no script', () => {
  expect(countersCode({ ...none, is_webvisor: true })).toBe('');
});

test('each counter loads its script with its id', () => {
  const tag = countersCode({ ...none, tracking_id: 'G-ABC123' });
  expect(tag).toContain('src="https://www.googletagmanager.com/gtag/js?id=G-ABC123"');
  expect(tag).toContain("gtag('config','G-ABC123')");
  const manager = countersCode({ ...none, tracking_id: 'GTM-X1' });
  expect(manager).toContain('gtm.js?id=GTM-X1');
  const counter = countersCode({ ...none, counter_id: '42', is_webvisor: true });
  expect(counter).toContain("ym(42,'init',");
  expect(counter).toContain('"webvisor":true,"trackHash":false');
  expect(countersCode({ ...none, tracking_id: 'G-1', counter_id: '2' })).toMatch(/G-1.*ym\(2/s);
});
