// @vitest-environment happy-dom
import { useForm } from '@mantine/form';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { useFormSteps } from './use-form-steps.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const Width = () => {
  const form = useForm({ initialValues: { width: '1' } });
  const { undo, redo } = useFormSteps(form);
  return (
    <>
      <input aria-label="Width" {...form.getInputProps('width')} />
      <button type="button" disabled={!undo} onClick={() => undo?.()}>
        Undo
      </button>
      <button type="button" disabled={!redo} onClick={() => redo?.()}>
        Redo
      </button>
    </>
  );
};

const field = () => screen.getByLabelText<HTMLInputElement>('Width');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => vi.advanceTimersByTime(1000));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));

test('undoes and redoes what was entered between two pauses', () => {
  renderPanel(<Width />);
  expect(button('Undo').disabled).toBe(true);
  type('12');
  type('123');
  pause();
  type('4');
  pause();
  press('Undo');
  expect(field().value).toBe('123');
  pause();
  press('Undo');
  expect(field().value).toBe('1');
  expect(button('Undo').disabled).toBe(true);
  press('Redo');
  press('Redo');
  expect(field().value).toBe('4');
  expect(button('Redo').disabled).toBe(true);
});

test('undoes what was entered just now', () => {
  renderPanel(<Width />);
  type('12');
  press('Undo');
  expect(field().value).toBe('1');
  pause();
  press('Redo');
  expect(field().value).toBe('12');
});

test('a change after an undo replaces what was undone', () => {
  renderPanel(<Width />);
  type('12');
  pause();
  press('Undo');
  type('5');
  pause();
  expect(button('Redo').disabled).toBe(true);
  press('Undo');
  expect(field().value).toBe('1');
});
