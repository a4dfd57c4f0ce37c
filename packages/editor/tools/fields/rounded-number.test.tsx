// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RoundedNumber } from './rounded-number.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor']);

afterEach(cleanup);

test('a computed value is shown rounded, and stored only once another is entered', () => {
  const change = vi.fn();
  render(
    <AppProvider i18n={i18n} nonce="">
      <RoundedNumber
        aria-labelledby="label"
        value={-0.83}
        onChange={change}
        min={-10}
        max={50}
        step={0.1}
        decimals={1}
        suffix=" px"
        data-testid="spacing"
      />
    </AppProvider>,
  );
  const field = screen.getByTestId<HTMLInputElement>('spacing');
  expect(field.value).toBe('-0.8 px');
  fireEvent.focus(field);
  fireEvent.blur(field);
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '-0.5' } });
  expect(change).toHaveBeenCalledWith(-0.5);
});
