// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSaveKey } from './use-save-key.ts';

afterEach(cleanup);

type FormProps = { readonly save: () => void; readonly isDirty?: boolean };

const Form = ({ save, isDirty = true }: FormProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useSaveKey(bar, save);
  return (
    <>
      <input aria-label="Name" />
      {isDirty && <div ref={bar} />}
      <div role="dialog">
        <input aria-label="In a dialog" />
      </div>
    </>
  );
};

const press = (label: string, init = {}) =>
  fireEvent.keyDown(screen.getByLabelText(label), { key: 's', ctrlKey: true, ...init });

test('Ctrl+S and ⌘S save a form with changes, instead of the browser’s page', () => {
  const save = vi.fn();
  render(<Form save={save} />);
  expect(press('Name')).toBe(false);
  press('Name', { ctrlKey: false, metaKey: true });
  expect(save).toHaveBeenCalledTimes(2);
});

test('other keys, a dialog above, and a form without changes save nothing', () => {
  const save = vi.fn();
  const { rerender } = render(<Form save={save} />);
  press('Name', { ctrlKey: false });
  press('Name', { shiftKey: true });
  press('In a dialog');
  rerender(<Form save={save} isDirty={false} />);
  press('Name');
  expect(save).not.toHaveBeenCalled();
});
