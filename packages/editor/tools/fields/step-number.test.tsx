// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { StepNumber } from './step-number.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor']);

afterEach(cleanup);

function Size() {
  const [value, setValue] = useState(65);
  return (
    <StepNumber
      aria-label="Size"
      value={value}
      onChange={setValue}
      min={8}
      max={200}
      suffix=" px"
      data-testid="size"
    />
  );
}

const withProvider = (children: ReactNode) => (
  <AppProvider i18n={i18n} nonce="">
    {children}
  </AppProvider>
);

const sizeField = () => screen.getByTestId<HTMLInputElement>('size');

function open() {
  render(withProvider(<Size />));
  return sizeField();
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

/** After the caret was set. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

const describedBy = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

/** A click that sets the caret, or selects by dragging. */
async function click(field: HTMLInputElement, [from, to]: readonly [number, number] = [2, 2]) {
  fireEvent.pointerDown(field);
  field.focus();
  field.setSelectionRange(from, to);
  fireEvent.click(field);
  await settled();
}

/** A size that the page reports. */
const reported = (value: number | null) =>
  withProvider(
    <StepNumber
      aria-label="Size"
      value={value}
      onChange={() => undefined}
      min={8}
      max={200}
      suffix=" px"
      data-testid="size"
    />,
  );

test('a key pressed right after the click replaces the number', async () => {
  const field = open();
  fireEvent.pointerDown(field);
  field.focus();
  field.setSelectionRange(2, 2);
  fireEvent.click(field);
  expect(selected(field)).toBe('65 px');
  fireEvent.keyDown(field, { key: '5' });
  field.setSelectionRange(1, 1);
  await settled();
  expect(selected(field)).toBe('');
});

test('a value that appears after the click is replaced by typing, one that follows typing is not', async () => {
  const { rerender } = render(reported(null));
  await click(sizeField(), [0, 0]);
  rerender(reported(17));
  await settled();
  expect(selected(sizeField())).toBe('17 px');
  fireEvent.keyDown(sizeField(), { key: '5' });
  sizeField().setSelectionRange(1, 1);
  rerender(reported(58));
  await settled();
  expect(selected(sizeField())).toBe('');
});

test('a value that appears after the number was selected by keys is replaced by typing', async () => {
  const { rerender } = render(reported(null));
  await click(sizeField());
  fireEvent.keyDown(sizeField(), { key: 'Control', ctrlKey: true });
  fireEvent.keyDown(sizeField(), { key: 'a', code: 'KeyA', ctrlKey: true });
  rerender(reported(17));
  await settled();
  expect(selected(sizeField())).toBe('17 px');
});

test('keys replace a number that was selected by keys right after the field got the focus', async () => {
  const field = open();
  field.focus();
  fireEvent.keyDown(field, { key: 'a', code: 'KeyA', ctrlKey: true });
  expect(selected(field)).toBe('65 px');
  // A timeout of the number field.
  field.setSelectionRange(2, 2);
  fireEvent.keyDown(field, { key: '7' });
  expect(selected(field)).toBe('65 px');
  field.setSelectionRange(1, 1);
  await settled();
  expect(selected(field)).toBe('');
});

test('keys replace only the part that was selected after the click', async () => {
  const field = open();
  await click(field);
  // The handles of a selection on a phone send no pointer events.
  field.setSelectionRange(0, 1);
  fireEvent.keyDown(field, { key: '7' });
  expect(selected(field)).toBe('6');
});

test('the first click selects the number, and the second sets the caret', async () => {
  const field = open();
  await click(field);
  expect(selected(field)).toBe('65 px');
  await click(field);
  expect(selected(field)).toBe('');
});

test('dragging selects a part of the number', async () => {
  const field = open();
  await click(field, [0, 1]);
  expect(selected(field)).toBe('6');
});

test.each([
  ['300', '200 px', 'The maximum is 200 px'],
  ['2', '8 px', 'The minimum is 8 px'],
])('%s becomes %s on Enter and on leaving the field, which says so', (typed, limit, note) => {
  const field = open();
  const finishes = [() => fireEvent.keyDown(field, { key: 'Enter' }), () => fireEvent.blur(field)];
  for (const finish of finishes) {
    fireEvent.change(field, { target: { value: typed } });
    expect(describedBy(field)).toBe('');
    finish();
    expect(field.value).toBe(limit);
    expect(describedBy(field)).toBe(note);
    fireEvent.change(field, { target: { value: '20' } });
    expect(describedBy(field)).toBe('');
  }
});

test('Enter selects the number for the next one', async () => {
  const field = open();
  await click(field);
  fireEvent.change(field, { target: { value: '300' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await settled();
  expect(selected(field)).toBe('200 px');
});
