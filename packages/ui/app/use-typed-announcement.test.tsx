// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProvider } from './app-provider.tsx';
import { useResultsAnnouncement } from './use-typed-announcement.ts';

const i18n = await loadI18n<Bundle>(['common']);

type SearchProps = { readonly search: string; readonly found: number | undefined };

const Search = ({ search, found }: SearchProps) => {
  useResultsAnnouncement(search, found);
  return null;
};

const app = (props: SearchProps) => (
  <AppProvider i18n={i18n} nonce="">
    <Search {...props} />
  </AppProvider>
);

const said = () => screen.getByTestId('announcer').textContent;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('the number of results is announced once typing pauses, and none while they load', () => {
  vi.useFakeTimers();
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const { rerender } = render(app({ search: '', found: 7 }));
  // What an earlier test announced is still there.
  const before = said();
  wait(2000);
  expect(said()).toBe(before);
  rerender(app({ search: 'ho', found: 2 }));
  wait(300);
  rerender(app({ search: 'hom', found: undefined }));
  wait(2000);
  expect(said()).toBe(before);
  rerender(app({ search: 'hom', found: 1 }));
  wait(2000);
  expect(said()).toBe('1 result');
  rerender(app({ search: 'homx', found: 0 }));
  wait(2000);
  expect(said()).toBe('No results');
});
