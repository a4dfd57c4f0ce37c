import { afterEach, expect, test, vi } from 'vitest';
import { keep, keepValue, kept, keptValue } from './browser-store.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser storage. If full, it rejects new entries. */
function store(isFull = false): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
    },
    removeItem: (key: string) => void entries.delete(key),
  } as unknown as Storage;
}

test('what is kept is read again, and forgotten', () => {
  vi.stubGlobal('localStorage', store());
  keep('word', 'one');
  keepValue('list', ['a', 1]);
  expect(kept('word')).toBe('one');
  expect(keptValue('list')).toEqual(['a', 1]);
  keep('word', null);
  expect(kept('word')).toBeNull();
  keep('list', '{"half');
  expect(keptValue('list')).toBeNull();
});

test('a full store keeps it as long as the page', () => {
  vi.stubGlobal('localStorage', store(true));
  keep('wish', 'yes');
  expect(kept('wish')).toBe('yes');
  vi.stubGlobal('localStorage', store());
  keep('wish', 'no');
  expect(kept('wish')).toBe('no');
  expect(localStorage.getItem('wish')).toBe('no');
});

test('a browser that lets no page near its store is none to be afraid of', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(kept('path', 'sessionStorage')).toBeNull();
  keep('path', '/pages/', 'sessionStorage');
  expect(kept('path', 'sessionStorage')).toBe('/pages/');
  keep('path', null, 'sessionStorage');
  expect(kept('path', 'sessionStorage')).toBeNull();
});
