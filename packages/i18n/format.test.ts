import { describe, expect, it } from 'vitest';
import { createFormatters } from './format.ts';

describe('formatters', () => {
  const english = createFormatters('en_US');

  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [2, '2 bytes'],
    [1023, '1,023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [5 * 1024 ** 2, '5 MB'],
    [3 * 1024 ** 3, '3 GB'],
    [2 * 1024 ** 5, '2,048 TB'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(english.fileSize(bytes)).toBe(text);
  });

  it('formats numbers and dates for the language', () => {
    const german = createFormatters('de_DE');
    expect(german.number(1234.5)).toBe('1.234,5');
    expect(german.fileSize(512)).toBe('512 Byte');
    expect(german.date('2026-03-12T09:00:00.000Z', 'UTC')).toBe('12.03.2026');
    expect(english.time('2026-03-12T09:00:00.000Z', 'UTC')).toMatch(/9:00/);
  });

  it('accepts locale codes with underscores, which Intl rejects', () => {
    expect(createFormatters('uk_UA').number(1234567)).toMatch(/1.234.567/);
  });

  it('formats times relative to now', () => {
    const now = '2026-03-12T09:00:00.000Z';
    expect(english.relative('2026-03-12T08:55:00.000Z', now)).toBe('5 minutes ago');
    expect(english.relative('2026-03-11T08:00:00.000Z', now)).toBe('Yesterday');
    expect(english.relative('2026-03-13T10:00:00.000Z', now)).toBe('Tomorrow');
    expect(createFormatters('en_US', 'Just now').relative('2026-03-12T08:59:40.000Z', now)).toBe(
      'Just now',
    );
  });

  it('names today and yesterday by the calendar, and other days by their date', () => {
    const now = new Date(2026, 2, 12, 0, 5);
    expect(english.day(new Date(2026, 2, 12, 0, 1), now)).toBe('Today');
    expect(english.day(new Date(2026, 2, 11, 23, 59), now)).toBe('Yesterday');
    expect(english.day(new Date(2026, 2, 10, 12), now)).toBe('Mar 10, 2026');
    expect(createFormatters('de_DE').day(now, now)).toBe('Heute');
  });
});
