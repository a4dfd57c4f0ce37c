// @vitest-environment happy-dom
import type { MediaRecord } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  answerCalls,
  canSave,
  entered,
  failing,
  isInvalid,
  next,
  renderWizard,
  save,
  send,
  sent,
  toContact,
  toHours,
  type,
} from '../../testing/facts-wizard.tsx';

beforeEach(answerCalls);

const upload = (name: string) => {
  const file = new File(['image'], name, { type: 'image/png' });
  fireEvent.change(screen.getByTestId('setup-logo-file'), { target: { files: [file] } });
};

const savedLogo = () =>
  sent
    .filter(({ method }) => method === 'SettingsService.save')
    .map(({ params }) => (params as { values: { logo_id: number | null } }).values.logo_id);

/** Holds the next upload until the returned function is called with its outcome. */
function holdUpload(): (outcome: MediaRecord | Promise<never>) => void {
  let finish: (outcome: MediaRecord | Promise<never>) => void = () => undefined;
  send.mockReturnValueOnce(
    new Promise<MediaRecord>((resolve) => {
      finish = resolve;
    }),
  );
  return (outcome) => finish(outcome);
}

test('a drawn logo keeps the uploaded one as a choice', async () => {
  send.mockResolvedValue({ id: 7, url: '/uploads/own.png', name: 'own.png' } as MediaRecord);
  renderWizard();
  upload('own.png');
  const own = await screen.findByRole('button', { name: 'Uploaded logo' });
  expect(own.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(await screen.findByRole('button', { name: 'Logo with initials in a circle' }));
  expect(own.getAttribute('aria-pressed')).toBe('false');
  expect(own.querySelector('img')?.getAttribute('src')).toBe('/uploads/own.png');
  fireEvent.click(own);
  await toHours();
  save();
  await waitFor(() => expect(entered).toHaveBeenCalled());
  expect(savedLogo()).toEqual([7]);
  await waitFor(() => expect(sent.map(({ method }) => method)).toContain('MediaService.save'));
  expect(sent.find(({ method }) => method === 'MediaService.save')?.params).toEqual({
    item: { id: 7, alt: 'Lind' },
    revision: 4,
  });
});

test('a failed upload keeps the logo before it', async () => {
  send.mockResolvedValueOnce({ id: 7, url: '/uploads/own.png', name: 'own.png' } as MediaRecord);
  renderWizard();
  upload('own.png');
  const own = await screen.findByRole('button', { name: 'Uploaded logo' });
  send.mockRejectedValueOnce(new Error('too large'));
  upload('huge.png');
  await screen.findByText(/Couldn’t upload this image/);
  expect(own.getAttribute('aria-pressed')).toBe('true');
  expect(own.querySelector('img')?.getAttribute('src')).toBe('/uploads/own.png');
});

test('saving waits for the logo that is being uploaded', async () => {
  const finish = holdUpload();
  renderWizard();
  upload('own.png');
  await screen.findByText(/Uploading own.png/);
  await toHours();
  save();
  finish({ id: 7, url: '/uploads/own.png', name: 'own.png' } as MediaRecord);
  await waitFor(() => expect(entered).toHaveBeenCalled());
  expect(savedLogo()).toEqual([7]);
});

test('a logo that fails to upload leads back to its step, until the next save', async () => {
  const finish = holdUpload();
  renderWizard();
  upload('huge.png');
  await toHours();
  save();
  finish(Promise.reject(new Error('too large')));
  await screen.findByText(/Couldn’t upload this image/);
  expect(savedLogo()).toEqual([]);
  await toHours();
  await canSave();
  save();
  await waitFor(() => expect(entered).toHaveBeenCalled());
});

test('a drawn logo is stored once, also when the facts are refused first', async () => {
  send.mockResolvedValue({ id: 9, url: '/uploads/logo.svg', name: 'logo.svg' } as MediaRecord);
  renderWizard();
  fireEvent.click(await screen.findByRole('button', { name: 'Logo with initials in a circle' }));
  failing.add('SettingsService.save');
  await toHours();
  save();
  await waitFor(() => expect(savedLogo()).toEqual([9]));
  failing.clear();
  await canSave();
  save();
  await waitFor(() => expect(entered).toHaveBeenCalled());
  expect(savedLogo()).toEqual([9, 9]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a color typed without its sign counts, and replaces the palette', async () => {
  renderWizard();
  const forest = await screen.findByRole('button', { name: 'Forest' });
  fireEvent.click(forest);
  fireEvent.change(screen.getByLabelText('Main color'), { target: { value: '27435c' } });
  await waitFor(() => expect(forest.getAttribute('aria-pressed')).toBe('false'));
  await toHours();
  save();
  await waitFor(() => expect(entered).toHaveBeenCalled());
  const saved = sent.find(({ method }) => method === 'SettingsService.save');
  expect(saved?.params).toMatchObject({ values: { primary_color: '#27435c' } });
  expect(saved?.params).not.toHaveProperty('values.palette');
});

test('what isn’t a color keeps the wizard at its step, with a message', async () => {
  renderWizard();
  const field = await screen.findByLabelText<HTMLInputElement>('Main color');
  for (const text of ['zzz', '#00000000', '']) {
    type('Main color', text);
    fireEvent.blur(field);
    await screen.findByText('Enter a color, like #0b6e7f or rgb(11, 110, 127).');
    expect([field.value, isInvalid('Main color')]).toEqual([text, true]);
  }
  next();
  expect(screen.queryByText('Add your contact details')).toBeNull();
  type('Main color', '#123456');
  expect(isInvalid('Main color')).toBe(false);
  await toContact();
});

test('Enter applies a changed color first, and Escape closes only the picker', async () => {
  renderWizard();
  await screen.findByRole('button', { name: 'Forest' });
  const color = screen.getByLabelText<HTMLInputElement>('Main color');
  const press = (key: string) => fireEvent.keyDown(color, { key, code: key });
  const pickers = () => screen.queryAllByRole('slider', { hidden: true });
  fireEvent.focus(color);
  await waitFor(() => expect(pickers()).not.toEqual([]));
  expect(press('Escape')).toBe(false);
  await waitFor(() => expect(pickers()).toEqual([]));
  expect(press('Enter')).toBe(true);
  fireEvent.change(color, { target: { value: '27435c' } });
  expect(press('Enter')).toBe(false);
  expect(color.value).toBe('#27435c');
  expect(press('Enter')).toBe(true);
});
