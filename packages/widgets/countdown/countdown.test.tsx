import { expect, test } from 'vitest';
import { refused } from '../kit/testing/refused.ts';
import { renderView } from '../kit/testing/render-view.tsx';
import { data as dataOf } from './data.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const at = '2026-12-24T17:00:00.000Z';
const event = { at, time_zone: 'Europe/Berlin' };
const DAY_MS = 86_400_000;

const shown = (properties: object, before = DAY_MS, language = 'en') =>
  renderView({
    schema,
    View,
    properties: { ...properties },
    data: { now: Date.parse(at) - before },
    site: { language, link: () => ({ href: '/shop/' }) },
  });

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('shows the time until the event, and the date in the time zone of the event', () => {
  const html = shown({ event }, 2 * DAY_MS + 3_600_000, 'de');
  expect(textOf(html)).toBe(
    '02 Tage : 01 Stunde : 00 Minuten : 00 Sekunden 24. Dezember 2026 um 18:00 MEZ',
  );
  expect(html).toContain(`<time class="moto-countdown-end" dateTime="${at}">`);
  expect(html).toContain(`data-countdown="${at}" data-units="days hours minutes seconds"`);
});

test('is empty without a date, and without a duration', () => {
  expect(shown({})).toBe('<div class="root"></div>');
  const duration = { days: 0, hours: 0, minutes: 0 };
  expect(shown({ type: 'timer', duration })).toBe('<div class="root"></div>');
});

test('shows the chosen units from large to small, with any delimiter or none', () => {
  expect(textOf(shown({ event, units: ['hours', 'days'], delimiter: '/' }))).toMatch(
    /^01 day \/ 00 hours December/,
  );
  expect(shown({ event, delimiter: '' })).not.toContain('moto-countdown-delimiter');
});

test('a unit is shown once', () => {
  const issues = schema.properties.safeParse({ units: ['days', 'days'] }).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(['valueInvalid']);
});

test('without units it is only the date, and needs no script', () => {
  const html = shown({ event, units: [] });
  expect(textOf(html)).toMatch(/^December 24, 2026 at 6:00/);
  expect(html).not.toContain('data-countdown=');
});

test('a timer has its duration as text, and is remembered per place', () => {
  const duration = { days: 1, hours: 2, minutes: 30 };
  const html = shown({ type: 'timer', duration });
  expect(html).toContain('dateTime="P1DT2H30M">1 day, 2 hours, 30 minutes</time>');
  expect(html).toContain('data-countdown="" data-length="95400000" data-key="content-w1"');
  expect(textOf(html)).toMatch(/^01 day : 02 hours : 30 minutes : 00 seconds/);
});

test('an event that is over stops at 0 or is hidden, without a script', () => {
  const stopped = shown({ event }, 0);
  expect(textOf(stopped)).toMatch(/^00 days : 00 hours : 00 minutes : 00 seconds/);
  expect(stopped).toContain('data-shown=""');
  const hidden = shown({ event, on_end: 'hide' }, -DAY_MS);
  expect(hidden).toContain('<div class="root" hidden="">');
  for (const html of [stopped, hidden]) expect(html).not.toContain('data-countdown=');
});

test('an event redirects also after it', () => {
  for (const before of [DAY_MS, -DAY_MS]) {
    const html = shown({ event, on_end: 'redirect', link: { action: 'home_page' } }, before);
    expect(html).toContain('data-redirect="/shop/"');
  }
});

test('asks for the time only until an event', () => {
  const request = (properties: object) =>
    dataOf(schema.properties.parse(properties), { owner: null });
  expect(request({ event })).toEqual({ source: 'clock', until: at });
  expect(request({})).toBeNull();
  expect(request({ event, type: 'timer' })).toBeNull();
});

test('styles units, also on hover and per device', () => {
  const rules = style(
    schema.properties.parse({
      number_size: { desktop: 60, mobile_v: 30 },
      labels: 'hidden',
      number_color: 'accent',
      hover: { number_color: 'primary', border_color: 'text' },
    }),
  );
  const part = ' .moto-countdown-unit';
  expect(rules).toEqual([
    { declarations: { '--moto-countdown-size': '60px' } },
    { declarations: { '--moto-countdown-size': '30px' }, device: 'mobile_v' },
    { part, declarations: { '--moto-countdown-number': 'var(--moto-accent)' } },
    {
      part,
      state: 'hover',
      declarations: {
        '--moto-countdown-number': 'var(--moto-primary)',
        'border-color': 'var(--moto-text)',
      },
    },
    { part, declarations: { 'flex-direction': 'column', 'align-items': 'center' } },
    {
      part: ' .moto-countdown-label',
      declarations: { position: 'absolute', 'clip-path': 'inset(50%)' },
    },
  ]);
});

test('refuses to redirect to a script, at its field', () => {
  const to = (url: string) =>
    refused(schema, { event, on_end: 'redirect', link: { action: 'url', url } });
  expect(to('https://example.com/')).toEqual({});
  expect(to('javascript:alert(1)')).toEqual({ 'link.url': 'incorrectURL' });
});
