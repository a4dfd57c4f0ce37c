// @vitest-environment happy-dom
import { MantineProvider, Select } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { theme } from '../theme/theme.ts';
import { useListKeys } from './use-list-keys.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

type FieldProps = {
  readonly searchable: boolean;
  readonly data?: string[];
  readonly chosen?: string | null;
};

const Field = ({ searchable, data = LETTERS, chosen = 'C' }: FieldProps) => {
  useListKeys();
  const [value, setValue] = useState(chosen);
  return (
    <MantineProvider theme={theme} env="test">
      <Select label="Letter" {...{ data, value, searchable }} onChange={setValue} />
    </MantineProvider>
  );
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(cleanup);

const field = () => screen.getByRole('combobox', { name: 'Letter' });
const press = (key: string) =>
  fireEvent.keyDown(field(), { key, code: key === ' ' ? 'Space' : key });
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
const marked = () => document.querySelector('[data-combobox-selected]')?.textContent;
const opened = () => waitFor(() => expect(document.querySelector('[role="option"]')).toBeTruthy());

test.each([true, false])(
  'a list opens by key, never by focus alone (searchable: %s)',
  async (searchable) => {
    render(<Field searchable={searchable} />);
    fireEvent.focus(field());
    expect(isOpen()).toBe(false);
    press('Enter');
    expect(isOpen()).toBe(true);
    press('Escape');
    press(' ');
    expect(isOpen()).toBe(true);
  },
);

test('Enter right after opening chooses the marked option', () => {
  render(<Field searchable={false} />);
  const timers: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (run: () => void) => timers.push(run));
  onTestFinished(() => void vi.unstubAllGlobals());
  press('Enter');
  press('ArrowDown');
  // The library's first timer returns to the chosen option, its second one to the marked option.
  timers[0]?.();
  expect(marked()).toBe('D');
  press('Enter');
  expect(field()).toHaveProperty('value', 'D');
});

test('Home, End, and the page keys move in an open list', async () => {
  render(<Field searchable={false} />);
  press('ArrowDown');
  await opened();
  press('End');
  expect(marked()).toBe('Z');
  press('PageUp');
  expect(marked()).toBe('P');
  press('Home');
  expect(marked()).toBe('A');
  press('PageDown');
  expect(marked()).toBe('K');
  press('Enter');
  expect(field()).toHaveProperty('value', 'K');
});

test('Home and End move the caret in the search of an open list', async () => {
  render(<Field searchable />);
  press('ArrowDown');
  await opened();
  expect(marked()).toBe('C');
  // What isn't prevented is the text field's own.
  expect(press('End')).toBe(true);
  expect(press('Home')).toBe(true);
  expect(marked()).toBe('C');
  expect(press('PageDown')).toBe(false);
  expect(marked()).toBe('M');
});

test('letters open a list that can’t be searched and find an option', async () => {
  render(<Field searchable={false} />);
  expect(press('k')).toBe(false);
  expect(isOpen()).toBe(true);
  await waitFor(() => expect(marked()).toBe('K'));
  press('Enter');
  expect(field()).toHaveProperty('value', 'K');
});

test('letters are typed into a search', () => {
  render(<Field searchable />);
  expect(press('k')).toBe(true);
  expect(isOpen()).toBe(false);
});

const type = (text: string) => {
  field().focus();
  fireEvent.change(field(), { target: { value: text } });
};

test('Enter chooses the first match', async () => {
  render(<Field searchable />);
  type('k');
  await opened();
  expect(press('Enter')).toBe(false);
  expect(field()).toHaveProperty('value', 'K');
  expect(isOpen()).toBe(false);
});

test('Enter chooses the first match once matches have loaded', async () => {
  const { rerender } = render(<Field searchable data={[]} chosen={null} />);
  type('k');
  expect(press('Enter')).toBe(false);
  rerender(<Field searchable />);
  await waitFor(() => expect(field()).toHaveProperty('value', 'K'));
  expect(isOpen()).toBe(false);
});

test('a match that loads after another key isn’t chosen', async () => {
  const { rerender } = render(<Field searchable data={[]} chosen={null} />);
  type('k');
  press('Enter');
  press('Tab');
  rerender(<Field searchable />);
  await opened();
  expect(field()).toHaveProperty('value', 'k');
});

test('Enter in a list as it was opened doesn’t choose the first option', async () => {
  render(<Field searchable />);
  fireEvent.click(field());
  await opened();
  press('Enter');
  expect(field()).not.toHaveProperty('value', 'A');
});
