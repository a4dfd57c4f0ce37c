// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import type { PropertyValue } from '@plinth/model';
import { AppProvider } from '@plinth/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LengthField } from './control.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor']);

afterEach(cleanup);

const saved = vi.fn();

function Field() {
  const [value, setValue] = useState<PropertyValue | undefined>('10px');
  const set = (next: PropertyValue | undefined) => {
    saved(next);
    setValue(next);
  };
  return (
    <LengthField
      control={{
        kind: 'length',
        path: 'height',
        label: 'WIDGET.OPTION.HEIGHT',
        units: ['px', 'vh'],
      }}
      path="height"
      labelId="label"
      property={{ value, origin: { kind: 'here' }, set, reset: () => set(undefined) }}
    />
  );
}

function open() {
  saved.mockClear();
  render(
    <AppProvider i18n={i18n} nonce="">
      <Field />
    </AppProvider>,
  );
  return screen.getByTestId<HTMLInputElement>('length-size');
}

/** As a keyboard types it: what a number field doesn't take never becomes input. */
const type = (field: HTMLInputElement, text: string) => {
  for (const key of text)
    if (fireEvent.keyDown(field, { key }) && /\d/.test(key))
      fireEvent.change(field, { target: { value: field.value + key } });
};

test('a typed unit is set with the number', () => {
  const field = open();
  fireEvent.change(field, { target: { value: '80' } });
  type(field, 'vh');
  expect(saved).toHaveBeenLastCalledWith('80vh');
  expect(field.value).toBe('80');
});

test('a unit that the setting does not have is refused in words', () => {
  const field = open();
  fireEvent.change(field, { target: { value: '2' } });
  type(field, 'rem');
  expect(screen.queryByText('Use px or vh')).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByText('Use px or vh')).toBeTruthy();
  expect(saved).not.toHaveBeenCalledWith(expect.stringContaining('rem'));
  fireEvent.change(field, { target: { value: '3' } });
  expect(screen.queryByText('Use px or vh')).toBeNull();
});

test('a pasted length is taken whole', () => {
  const field = open();
  fireEvent.paste(field, { clipboardData: { getData: () => '45vh' } });
  expect(saved).toHaveBeenLastCalledWith('45vh');
});

test('Shift steps by ten, and Alt by a tenth', () => {
  const field = open();
  fireEvent.keyDown(field, { key: 'ArrowUp', shiftKey: true });
  expect(saved).toHaveBeenLastCalledWith('20px');
  fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true });
  expect(saved).toHaveBeenLastCalledWith('19.9px');
});
