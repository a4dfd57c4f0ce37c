import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it('has AM and PM only where the locale has', () => {
  expect(clockTime('20:00', 'en-US')).toMatch(/^8:00\sPM$/);
  expect(clockTime('02:00', 'en-US')).toMatch(/^2:00\sAM$/);
  expect(clockTime('20:00', 'de-DE')).toBe('20:00');
});
