// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { TextField } from './fields/text-field.tsx';
import { type RecordEdit, useRecordForm } from './use-record-form.tsx';

type Values = { name: string; title: string };
type Save = (
  edit: RecordEdit<Values>,
) => Promise<{ readonly stored: Values; readonly revision: number }>;

const STORED = { name: 'Harbor', title: 'Blue' };

type NameFormProps = {
  readonly save: Save;
  readonly savedText?: (stored: Values) => string;
  readonly canUndo?: boolean;
};

const NameForm = ({ save, savedText, canUndo = false }: NameFormProps) => {
  const { field, isDirty, discard, send } = useRecordForm<Values>({
    stored: STORED,
    revision: 3,
    save,
    canUndo,
    ...(savedText && { savedText }),
  });
  return (
    <>
      <TextField label="Name" {...field('name')} />
      <output data-testid="state">{isDirty ? 'changed' : 'stored'}</output>
      <button type="button" onClick={() => void send()}>
        Save
      </button>
      <button type="button" onClick={discard}>
        Discard
      </button>
    </>
  );
};

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');
const state = () => screen.getByTestId('state').textContent;

test('knows what differs from what is stored, and takes it back', () => {
  renderPanel(<NameForm save={vi.fn()} />);
  expect(state()).toBe('stored');
  type('Port');
  expect(state()).toBe('changed');
  type('Harbor');
  expect(state()).toBe('stored');
  type('Port');
  press('Discard');
  expect(nameField().value).toBe('Harbor');
  expect(state()).toBe('stored');
});

test('saves with the revision it has read, then shows what was stored', async () => {
  const save = vi.fn<Save>(async ({ values, revision }) => ({
    stored: { ...values, name: values.name.trim() },
    revision: revision + 1,
  }));
  renderPanel(<NameForm save={save} />);
  type(' Port ');
  press('Save');
  await waitFor(() => expect(nameField().value).toBe('Port'));
  expect(state()).toBe('stored');
  type('Pier');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.map(([{ revision }]) => revision)).toEqual([3, 4]);
});

test('says what it saved by the name that is stored now', async () => {
  const save: Save = async ({ values, revision }) => ({
    stored: { ...values, name: values.name.trim() },
    revision: revision + 1,
  });
  renderPanel(<NameForm save={save} savedText={({ name }) => `“${name}” saved`} />);
  type(' Port ');
  press('Save');
  expect(await screen.findByText('“Port” saved')).toBeTruthy();
});

const conflict = new RpcError('CONFLICT', { revision: 8 });

test('overwrites a change made elsewhere only when asked to, with the newer revision', async () => {
  const save = vi.fn<Save>(async ({ values, revision }) => {
    if (revision !== 8) throw conflict;
    return { stored: values, revision: 9 };
  });
  renderPanel(<NameForm save={save} />);
  type('Port');
  press('Save');
  fireEvent.click(await screen.findByRole('button', { name: 'Overwrite' }));
  await waitFor(() => expect(state()).toBe('stored'));
  expect(save.mock.calls.map(([{ revision }]) => revision)).toEqual([3, 8]);
  // The title may be what was changed elsewhere: it is not sent.
  expect(save.mock.calls.map(([{ changed }]) => changed)).toEqual([
    { name: 'Port' },
    { name: 'Port' },
  ]);
});

test('keeps what was typed when the change made elsewhere stays', async () => {
  const save = vi.fn<Save>(async () => {
    throw conflict;
  });
  renderPanel(<NameForm save={save} />);
  type('Port');
  press('Save');
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(nameField().value).toBe('Port');
  expect(state()).toBe('changed');
  expect(save).toHaveBeenCalledOnce();
});

test('undo after saving saves the values of before, with the new revision', async () => {
  let revision = 3;
  const save = vi.fn<Save>(async ({ values }) => {
    revision += 1;
    return { stored: values, revision };
  });
  renderPanel(<NameForm save={save} canUndo />);
  type('Port');
  press('Save');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await act(async () => {
    undo.click();
  });
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.lastCall?.[0]).toMatchObject({ values: STORED, revision: 4 });
  await waitFor(() => expect(nameField().value).toBe('Harbor'));
  expect(state()).toBe('stored');
});
