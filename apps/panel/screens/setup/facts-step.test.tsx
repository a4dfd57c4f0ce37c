// @vitest-environment happy-dom
import type { MediaRecord } from '@plinth/contract';
import { ColorTheme } from '@plinth/model';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../boot/query-client.ts';
import { sendFile } from '../../media/send-file.ts';
import { renderPanel } from '../../testing/render-panel.tsx';
import { FactsStep } from './facts-step.tsx';

const COLORS = ColorTheme.parse({ main: ['#0b6e7f', '#f2693d', '#333333', '#667788', '#f4efe6'] });

type Call = { readonly id: number; readonly method: string; readonly params: object };

const sent: Call[] = [];

const svgOf = (color: string) => `<svg xmlns="http://www.w3.org/2000/svg" fill="${color}"/>`;

/** Answers of the server, by method. */
const ANSWERS: { readonly [method: string]: (params: { color?: string }) => object } = {
  'LogosService.draw': ({ color = '' }) => ({ logos: [{ style: 'ring', svg: svgOf(color) }] }),
  'StylesService.getColorTheme': () => ({ colors: COLORS, revision: 3 }),
  'PagesService.getDesign': () => ({ sections: { header: null, content: null, footer: null } }),
};

const failing = new Set<string>();

const answer = (call: Call) => {
  sent.push(call);
  const { id, method, params } = call;
  if (failing.has(method)) return { jsonrpc: '2.0', id, error: { code: 500, message: 'oops' } };
  return { jsonrpc: '2.0', id, result: ANSWERS[method]?.(params) ?? {} };
};

vi.mock('../../media/send-file.ts', () => ({ sendFile: vi.fn() }));
const send = vi.mocked(sendFile);

const upload = (name: string) => {
  const file = new File(['image'], name, { type: 'image/png' });
  fireEvent.change(screen.getByTestId('setup-logo-file'), { target: { files: [file] } });
};

const savedLogo = () =>
  sent
    .filter(({ method }) => method === 'SettingsService.save')
    .map(({ params }) => (params as { values: { logo_id: number | null } }).values.logo_id);

beforeEach(() => {
  sent.length = 0;
  failing.clear();
  send.mockReset();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const calls: Call | Call[] = JSON.parse(body);
    return new Response(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)));
  });
});

const renderStep = (onDone = () => undefined) =>
  renderPanel(
    <QueryClientProvider client={createQueryClient()}>
      <FactsStep siteName="Lind" email="ada@example.com" homePage={1} onDone={onDone} />
    </QueryClientProvider>,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saveButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Save and start editing' });
const save = () => fireEvent.click(saveButton());
/** Waits until the save before has ended: a press during it does nothing. */
const canSave = () => waitFor(() => expect(saveButton().disabled).toBe(false));
const isInvalid = (label: string) =>
  screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

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

test('marks every field with a problem', async () => {
  renderStep();
  type('Phone', 'call me');
  type('Monday to Friday, opens', '09:00');
  type('Social profiles', 'instagram.com/me\nnonsense');
  save();
  await waitFor(() => expect(isInvalid('Phone')).toBe(true));
  expect(isInvalid('Monday to Friday, closes')).toBe(true);
  expect(isInvalid('Social profiles')).toBe(true);
  expect(isInvalid('Saturday, closes')).toBe(false);
});

test('saves all facts at once, with the chosen main color', async () => {
  const onDone = vi.fn();
  renderStep(onDone);
  type('Main color', '#2c6b4a');
  type('Saturday, opens', '10:00');
  type('Saturday, closes', '14:00');
  type('Social profiles', 'instagram.com/me');
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent.filter(({ method }) => method === 'SettingsService.save')).toMatchObject([
    {
      params: {
        group: 'site_facts',
        values: {
          primary_color: '#2c6b4a',
          hours: [{ days: ['saturday'], opens: '10:00', closes: '14:00' }],
          profiles: [{ network: 'Instagram', url: 'https://instagram.com/me' }],
        },
      },
    },
  ]);
});

test('a drawn logo keeps the uploaded one as a choice', async () => {
  send.mockResolvedValue({ id: 7, url: '/uploads/own.png', name: 'own.png' } as MediaRecord);
  const onDone = vi.fn();
  renderStep(onDone);
  upload('own.png');
  const own = await screen.findByRole('button', { name: 'Uploaded logo' });
  expect(own.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(await screen.findByRole('button', { name: 'Logo with initials in a circle' }));
  expect(own.getAttribute('aria-pressed')).toBe('false');
  expect(own.querySelector('img')?.getAttribute('src')).toBe('/uploads/own.png');
  fireEvent.click(own);
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(savedLogo()).toEqual([7]);
});

test('a failed upload keeps the logo before it', async () => {
  send.mockResolvedValueOnce({ id: 7, url: '/uploads/own.png', name: 'own.png' } as MediaRecord);
  renderStep();
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
  const onDone = vi.fn();
  renderStep(onDone);
  upload('own.png');
  await screen.findByText(/Uploading own.png/);
  save();
  finish({ id: 7, url: '/uploads/own.png', name: 'own.png' } as MediaRecord);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(savedLogo()).toEqual([7]);
});

test('a logo that fails to upload keeps the step open until the next save', async () => {
  const finish = holdUpload();
  const onDone = vi.fn();
  renderStep(onDone);
  upload('huge.png');
  save();
  finish(Promise.reject(new Error('too large')));
  await screen.findByText(/Couldn’t upload this image/);
  expect(savedLogo()).toEqual([]);
  await canSave();
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

test('a drawn logo is stored once, also when the facts are refused first', async () => {
  send.mockResolvedValue({ id: 9, url: '/uploads/logo.svg', name: 'logo.svg' } as MediaRecord);
  const onDone = vi.fn();
  renderStep(onDone);
  fireEvent.click(await screen.findByRole('button', { name: 'Logo with initials in a circle' }));
  failing.add('SettingsService.save');
  save();
  await waitFor(() => expect(savedLogo()).toEqual([9]));
  failing.clear();
  await canSave();
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(savedLogo()).toEqual([9, 9]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('offers the sign-in email and says that visitors see it', () => {
  renderStep();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  expect(screen.getByText(/Your sign-in email/)).toBeTruthy();
  type('Email', 'shop@example.com');
  expect(screen.queryByText(/Your sign-in email/)).toBeNull();
});
