// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveCss } from './live-css.ts';
import { PageFrame } from './page-frame.tsx';

/** Reports a size as a browser does; the test's document has no layout. */
class SizedObserver {
  readonly #report: (entries: readonly object[]) => void;

  constructor(report: (entries: readonly object[]) => void) {
    this.#report = report;
  }

  observe() {
    this.#report([{ contentRect: { width: 50, height: 50 } }]);
  }

  unobserve() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('ResizeObserver', SizedObserver));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const frame = (url: string | undefined) => (
  <MantineProvider env="test">
    <PageFrame url={url} title="Home" size={{ width: 100, height: 100 }} />
  </MantineProvider>
);
const isLoading = () => document.querySelector('.page-frame-loading') !== null;
const frames = () => screen.queryAllByTitle('Home') as HTMLIFrameElement[];
const urls = () => frames().map((each) => each.getAttribute('src'));

test('a page shows that it loads until it has loaded', async () => {
  const { rerender } = render(frame(undefined));
  expect(isLoading()).toBe(true);
  expect(frames()).toEqual([]);
  rerender(frame('about:blank'));
  expect(isLoading()).toBe(true);
  await waitFor(() => expect(urls()).toEqual(['about:blank']));
  for (const each of frames()) fireEvent.load(each);
  expect(isLoading()).toBe(false);
});

test('the page before stays in view until the next one has loaded', async () => {
  const { rerender } = render(frame('about:blank#1'));
  await waitFor(() => expect(urls()).toEqual(['about:blank#1']));
  for (const each of frames()) fireEvent.load(each);
  rerender(frame('about:blank#2'));
  expect(urls()).toEqual(['about:blank#1', 'about:blank#2']);
  expect(frames().map((each) => each.hasAttribute('data-loading'))).toEqual([false, true]);
  for (const each of frames().slice(1)) fireEvent.load(each);
  expect(urls()).toEqual(['about:blank#2']);
  expect(frames().some((each) => each.hasAttribute('data-loading'))).toBe(false);
});

test('a loaded page gets CSS that is newer than its own, and nothing that it has', async () => {
  const received: unknown[] = [];
  const connect = (frame: HTMLIFrameElement) =>
    Object.defineProperty(frame, 'contentWindow', {
      value: {
        postMessage: (_message: unknown, _to: string, [port]: readonly MessagePort[]) => {
          if (port) port.onmessage = ({ data }) => received.push(data);
        },
      },
    });
  const withCss = (css: LiveCss, ownCss: LiveCss) => (
    <MantineProvider env="test">
      <PageFrame
        {...{ css, ownCss }}
        url="about:blank"
        title="Home"
        size={{ width: 1, height: 1 }}
      />
    </MantineProvider>
  );
  const own = { sheet: 'a{}', added: '' };
  const { rerender } = render(withCss(own, own));
  await waitFor(() => expect(frames()).toHaveLength(1));
  for (const frame of frames()) {
    connect(frame);
    fireEvent.load(frame);
  }
  rerender(withCss({ sheet: 'a{}', added: 'b{}' }, own));
  rerender(withCss({ sheet: 'c{}', added: '' }, own));
  await waitFor(
    () =>
      expect(received).toEqual([
        { part: 'added', css: 'b{}' },
        { part: 'sheet', css: 'c{}' },
        { part: 'added', css: '' },
      ]),
    { timeout: 10_000 },
  );
});
