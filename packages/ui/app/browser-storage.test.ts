import { afterEach, expect, test, vi } from 'vitest';
import { readStorage, readStorageJson, writeStorage, writeStorageJson } from './browser-storage.ts';

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

test('stores, reads, and removes values', () => {
  vi.stubGlobal('localStorage', store());
  writeStorage('word', 'one');
  writeStorageJson('list', ['a', 1]);
  expect(readStorage('word')).toBe('one');
  expect(readStorageJson('list')).toEqual(['a', 1]);
  writeStorage('word', null);
  expect(readStorage('word')).toBeNull();
  writeStorage('list', '{"half');
  expect(readStorageJson('list')).toBeNull();
});

test('keeps values in memory if storage is full', () => {
  vi.stubGlobal('localStorage', store(true));
  writeStorage('wish', 'yes');
  expect(readStorage('wish')).toBe('yes');
  vi.stubGlobal('localStorage', store());
  writeStorage('wish', 'no');
  expect(readStorage('wish')).toBe('no');
  expect(localStorage.getItem('wish')).toBe('no');
});

test('works without access to storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(readStorage('path', 'sessionStorage')).toBeNull();
  writeStorage('path', '/pages/', 'sessionStorage');
  expect(readStorage('path', 'sessionStorage')).toBe('/pages/');
  writeStorage('path', null, 'sessionStorage');
  expect(readStorage('path', 'sessionStorage')).toBeNull();
});
