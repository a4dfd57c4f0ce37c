// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageFrame } from './page-frame.tsx';

afterEach(cleanup);

const frame = (url: string | undefined) => (
  <MantineProvider env="test">
    <PageFrame url={url} title="Home" size={{ width: 100, height: 100 }} />
  </MantineProvider>
);
const isLoading = () => document.querySelector('.page-frame-loading') !== null;

test('a page shows that it loads until it has loaded', () => {
  const { rerender } = render(frame(undefined));
  expect(isLoading()).toBe(true);
  expect(screen.getByTitle('Home').getAttribute('src')).toBeNull();
  rerender(frame('about:blank'));
  expect(isLoading()).toBe(true);
  fireEvent.load(screen.getByTitle('Home'));
  expect(isLoading()).toBe(false);
});
