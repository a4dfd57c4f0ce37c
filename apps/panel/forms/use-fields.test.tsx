// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { MediaFields } from '@plinth/model';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { TextField } from './fields/text-field.tsx';
import { Form } from './form.tsx';
import { type FieldsOptions, useFields } from './use-fields.tsx';

type Values = { readonly name: string; readonly title: string };

const schema = MediaFields.pick({ name: true, title: true });

const FileForm = ({ submit, onFailure }: Partial<FieldsOptions<Values>>) => {
  const { field, isBusy, onSubmit } = useFields<Values>({
    initial: { name: '', title: '' },
    schema: { schema },
    submit: submit ?? (async () => undefined),
    ...(onFailure && { onFailure }),
  });
  return (
    <Form onSubmit={onSubmit}>
      <TextField label="Name" hasCounter {...field('name')} />
      <TextField label="Title" {...field('title')} />
      <button type="submit" disabled={isBusy}>
        Save
      </button>
    </Form>
  );
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');

test('takes its limits from the schema', async () => {
  renderPanel(<FileForm />);
  type('Name', 'Grace');
  await screen.findByText('5/255');
});

test('sends nothing invalid: it marks the field, focuses it and says how many there are', async () => {
  const submit = vi.fn(async () => undefined);
  renderPanel(<FileForm submit={submit} />);
  save();
  await waitFor(() => expect(nameField().getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(nameField()));
  expect(submit).not.toHaveBeenCalled();
  type('Name', 'Ada');
  expect(nameField().getAttribute('aria-invalid')).not.toBe('true');
});

test('the notice about fields to fix goes once they are fixed', async () => {
  renderPanel(<FileForm />);
  save();
  await screen.findByText('Fix 1 field to continue.');
  type('Name', 'Ada');
  save();
  await waitFor(() => expect(screen.queryByText('Fix 1 field to continue.')).toBeNull());
});

test('the notice about fields to fix goes with the last error, before saving again', async () => {
  renderPanel(<FileForm />);
  save();
  await screen.findByText('Fix 1 field to continue.');
  screen.getByText('Enter a name.');
  type('Name', 'Ada');
  await waitFor(() => expect(screen.queryByText('Fix 1 field to continue.')).toBeNull());
});

test('checks a field when it is left changed', async () => {
  renderPanel(<FileForm />);
  type('Name', 'x'.repeat(300));
  fireEvent.blur(nameField());
  await waitFor(() => expect(nameField().getAttribute('aria-invalid')).toBe('true'));
});

test('leaving a field as it was shows no error that moves what is clicked', async () => {
  renderPanel(<FileForm />);
  fireEvent.focus(nameField());
  fireEvent.blur(nameField());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(nameField().getAttribute('aria-invalid')).not.toBe('true');
  save();
  await waitFor(() => expect(nameField().getAttribute('aria-invalid')).toBe('true'));
});

test('shows what the server refuses at its field, and keeps what was typed', async () => {
  const submit = async () => {
    throw new RpcError('VALIDATION', { errors: { name: ['valueAlreadyExists'] } });
  };
  renderPanel(<FileForm submit={submit} />);
  type('Name', 'Ada');
  type('Title', 'London');
  save();
  await waitFor(() => expect(nameField().getAttribute('aria-invalid')).toBe('true'));
  expect(nameField().value).toBe('Ada');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('London');
  await waitFor(() => expect(document.activeElement).toBe(nameField()));
  fireEvent.blur(nameField());
  await Promise.resolve();
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
});

test('tells of a failure that belongs to no field, unless the form does so itself', async () => {
  const submit = async () => {
    throw new RpcError('NETWORK');
  };
  const { unmount } = renderPanel(<FileForm submit={submit} />);
  type('Name', 'Ada');
  save();
  await screen.findByText(/^Can’t reach the activation server/);
  unmount();

  const onFailure = vi.fn(() => true);
  renderPanel(<FileForm submit={submit} onFailure={onFailure} />);
  type('Name', 'Ada');
  save();
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
});

test('sends once, however often it is asked to while it is busy', async () => {
  let answer: () => void = () => undefined;
  const submit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  renderPanel(<FileForm submit={submit} />);
  type('Name', 'Ada');
  save();
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  save();
  fireEvent.submit(nameField());
  answer();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false),
  );
  expect(submit).toHaveBeenCalledOnce();
});

test('says at the field why the server refuses its value', async () => {
  const submit = async () => {
    throw new RpcError('VALIDATION', {
      errors: { 'item.name': ['valueInvalid'] },
      message: 'COMMON.MESSAGES.IN_USE',
    });
  };
  renderPanel(<FileForm submit={submit} />);
  type('Name', 'Ada');
  save();
  await screen.findByText('This is in use and can’t be deleted.');
});
