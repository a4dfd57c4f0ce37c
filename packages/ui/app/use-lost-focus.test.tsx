// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useLostFocus } from './use-lost-focus.ts';

beforeEach(() => {
  // happy-dom has no layout.
  HTMLElement.prototype.checkVisibility = () => true;
});

afterEach(cleanup);

type FormProps = { readonly hasSave: boolean; readonly hasField?: boolean };

function Form({ hasSave, hasField = true }: FormProps) {
  useLostFocus();
  return (
    <main id="content" tabIndex={-1}>
      <input aria-label="Search" />
      <form>
        {hasField && <input aria-label="Name" />}
        {hasSave && <button type="submit">Save</button>}
      </form>
    </main>
  );
}

const focused = () => document.activeElement;

test('focus returns to the field before a button that is gone', async () => {
  const { rerender } = render(<Form hasSave />);
  screen.getByRole('textbox', { name: 'Name' }).focus();
  screen.getByRole('button').focus();
  rerender(<Form hasSave={false} />);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('textbox', { name: 'Name' })));
});

test('focus moves to the content rather than to a field outside of the form', async () => {
  const { rerender } = render(<Form hasSave />);
  screen.getByRole('textbox', { name: 'Search' }).focus();
  screen.getByRole('textbox', { name: 'Name' }).focus();
  screen.getByRole('button').focus();
  rerender(<Form hasSave={false} hasField={false} />);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
});

test('a press beside all controls takes the focus as ever', async () => {
  const { rerender } = render(<Form hasSave hasField />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  field.focus();
  field.blur();
  rerender(<Form hasSave={false} />);
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(focused()).toBe(document.body);
});

/** Disables a button for a moment. Browsers then take the focus from it. */
async function disableShortly(button: HTMLButtonElement, meanwhile = () => {}): Promise<void> {
  button.disabled = true;
  await new Promise((resolve) => setTimeout(resolve));
  meanwhile();
  button.disabled = false;
  button.blur();
  expect(focused()).toBe(document.body);
  button.id = 'saved';
}

test('a button that was disabled for a moment has the focus again', async () => {
  render(<Form hasSave />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.focus();
  await disableShortly(button);
  await waitFor(() => expect(focused()).toBe(button));
});

test('a press elsewhere keeps the focus from a button that was disabled for a moment', async () => {
  render(<Form hasSave />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.focus();
  await disableShortly(button, () => document.dispatchEvent(new Event('pointerdown')));
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(focused()).toBe(document.body);
});

function Popover({ hasFile }: { readonly hasFile: boolean }) {
  useLostFocus();
  return (
    <main id="content" tabIndex={-1}>
      <button type="button">Open</button>
      <div role="dialog" aria-label="Link">
        <select aria-label="Kind" />
        {hasFile || <button type="button">Choose file</button>}
      </div>
    </main>
  );
}

test('an open popover keeps the focus when its control is gone', async () => {
  const { rerender } = render(<Popover hasFile={false} />);
  screen.getByRole('button', { name: 'Open' }).focus();
  screen.getByRole('button', { name: 'Choose file' }).focus();
  rerender(<Popover hasFile />);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('combobox', { name: 'Kind' })));
});
