// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { CountryField } from './country-field.tsx';

const Field = ({ initial }: { readonly initial: string }) => {
  const [country, setCountry] = useState(initial);
  return (
    <>
      <CountryField label="Country" value={country} onChange={setCountry} />
      <span data-testid="stored">{country}</span>
    </>
  );
};

const input = () => screen.getByLabelText<HTMLInputElement>('Country', { selector: 'input' });
const stored = () => screen.getByTestId('stored').textContent;
const options = () => screen.queryAllByRole('option', { hidden: true });
const labels = () => options().map(({ textContent }) => textContent);

const open = (initial = 'United States') => {
  renderPanel(<Field initial={initial} />);
  input().focus();
  fireEvent.click(input());
};
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(input(), { key, code: key });

test('a click selects the country and lists all', () => {
  open();
  expect([input().selectionStart, input().selectionEnd]).toEqual([0, 'United States'.length]);
  expect(options().length).toBeGreaterThan(240);
});

test('typing filters, and Enter picks the first match', () => {
  open();
  type('United K');
  expect(labels()).toEqual(['United Kingdom']);
  press('Enter');
  expect([stored(), input().value]).toEqual(['United Kingdom', 'United Kingdom']);
});

test('names that start with what is typed come first, and short names are known', () => {
  open();
  type('ni');
  expect(labels().slice(0, 3)).toEqual(['Nicaragua', 'Niger', 'Nigeria']);
  type('England');
  expect(labels()).toEqual(['United Kingdom']);
  type('uk');
  expect(labels()[0]).toBe('United Kingdom');
});

test('what is no country is never stored, and Enter keeps it in the field', () => {
  open();
  type('United StatesUnited K');
  expect(labels()).toEqual([]);
  expect(press('Enter')).toBe(false);
  expect(stored()).toBe('United States');
  fireEvent.blur(input());
  expect([stored(), input().value]).toEqual(['United States', 'United States']);
});

test('a country typed in full counts without a choice from the list', () => {
  open();
  type('germany');
  fireEvent.blur(input());
  expect([stored(), input().value]).toEqual(['Germany', 'Germany']);
});

test('can be emptied', () => {
  open();
  type('');
  fireEvent.blur(input());
  expect([stored(), input().value]).toEqual(['', '']);
});

test('shows a stored country as it was entered', () => {
  open('USA');
  expect(input().value).toBe('USA');
  expect(labels()).toContain('Germany');
  fireEvent.blur(input());
  expect(stored()).toBe('USA');
});
