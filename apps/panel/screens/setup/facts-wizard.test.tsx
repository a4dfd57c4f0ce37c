// @vitest-environment happy-dom
import type { MediaRecord } from '@plinth/contract';
import { ColorTheme } from '@plinth/model';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '../../boot/query-client.ts';
import { sendFile } from '../../media/send-file.ts';
import { RoutesContext } from '../../router/routes-context.ts';
import { enterPanel } from '../../session/enter.ts';
import { renderPanel } from '../../testing/render-panel.tsx';
import { readFactsDraft } from './facts-draft.ts';
import { FactsWizard } from './facts-wizard.tsx';

const COLORS = ColorTheme.parse({ main: ['#0b6e7f', '#f2693d', '#333333', '#667788', '#f4efe6'] });

type Call = { readonly id: number; readonly method: string; readonly params: object };

const sent: Call[] = [];

const svgOf = (color: string) => `<svg xmlns="http://www.w3.org/2000/svg" fill="${color}"/>`;

/** Answers of the server, by method. */
const ANSWERS: { readonly [method: string]: (params: { color?: string }) => object } = {
  'LogosService.draw': ({ color = '' }) => ({ logos: [{ style: 'ring', svg: svgOf(color) }] }),
  'MediaService.get': () => ({ alt: '', revision: 4 }),
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
vi.mock('../../session/enter.ts', () => ({ enterPanel: vi.fn() }));
const entered = vi.mocked(enterPanel);
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
  entered.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const calls: Call | Call[] = JSON.parse(body);
    return new Response(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)));
  });
});

const SITE = { token: 'token', homePage: 1, siteName: 'Lind', email: 'ada@example.com' };

const renderWizard = () =>
  renderPanel(
    <QueryClientProvider client={createQueryClient()}>
      <RoutesContext value={[]}>
        <FactsWizard site={SITE} />
      </RoutesContext>
    </QueryClientProvider>,
  );
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
const toContact = async () => {
  next();
  await screen.findByText('Add your contact details');
};
const toHours = async () => {
  await toContact();
  next();
  await screen.findByText('Add hours and profiles');
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (value: string) => {
  const country = screen.getByLabelText('Country', { selector: 'input' });
  country.focus();
  fireEvent.change(country, { target: { value } });
  fireEvent.blur(country);
};
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

test('marks every field of a step with a problem', async () => {
  renderWizard();
  await toContact();
  type('Phone', 'call me');
  next();
  await waitFor(() => expect(isInvalid('Phone')).toBe(true));
  type('Phone', '');
  next();
  await screen.findByText('Add hours and profiles');
  type('Monday to Friday, opens', '09:00');
  type('Social profiles', 'instagram.com/me\nnonsense');
  save();
  await waitFor(() => expect(isInvalid('Monday to Friday, closes')).toBe(true));
  expect(isInvalid('Social profiles')).toBe(true);
  expect(isInvalid('Saturday, closes')).toBe(false);
  screen.getByText('Enter a closing time.');
  screen.getByText(/^“nonsense” isn’t a URL/);
});

test('fills in and clears usual hours, and completes profiles', async () => {
  renderWizard();
  await toHours();
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  press(/^9:00.*5:00.*Monday to Friday$/);
  expect(value('Monday to Friday, closes')).toBe('17:00');
  type('Monday to Friday, closes', '18:00');
  press('Same as Monday to Friday: Saturday');
  expect([value('Saturday, opens'), value('Saturday, closes')]).toEqual(['09:00', '18:00']);
  press('Clear hours: Saturday');
  expect([value('Saturday, opens'), value('Saturday, closes')]).toEqual(['', '']);
  type('Social profiles', 'instagram.com/me');
  fireEvent.blur(screen.getByLabelText('Social profiles'));
  expect(value('Social profiles')).toBe('https://instagram.com/me');
});

test('names the parts of an address as the country does', async () => {
  renderWizard();
  await toContact();
  choose('United States');
  screen.getByLabelText('State');
  screen.getByLabelText('ZIP code');
  expect(screen.getByLabelText<HTMLInputElement>('Phone').placeholder).toBe('(202) 555-0123');
  choose('United Kingdom');
  screen.getByLabelText('County');
  screen.getByLabelText('Postcode');
});

test('finishing later saves what was chosen, and skipping saves nothing', async () => {
  const saved = () => sent.filter(({ method }) => method === 'SettingsService.save');
  renderWizard();
  fireEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
  await waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
  expect(saved()).toEqual([]);
  cleanup();
  renderWizard();
  fireEvent.click(await screen.findByRole('button', { name: 'Forest' }));
  fireEvent.click(screen.getByRole('button', { name: 'Finish later' }));
  await waitFor(() => expect(entered).toHaveBeenCalledTimes(2));
  expect(saved()).toMatchObject([{ params: { values: { palette: expect.anything() } } }]);
});

test('saves all facts at once, with the chosen palette', async () => {
  renderWizard();
  fireEvent.click(await screen.findByRole('button', { name: 'Forest' }));
  await toHours();
  type('Saturday, opens', '10:00');
  type('Saturday, closes', '14:00');
  type('Sunday, opens', '11:00');
  type('Sunday, closes', '13:00');
  type('Social profiles', 'instagram.com/me');
  save();
  await waitFor(() => expect(entered).toHaveBeenCalled());
  expect(sent.filter(({ method }) => method === 'SettingsService.save')).toMatchObject([
    {
      params: {
        group: 'site_facts',
        values: {
          palette: 'forest',
          country: 'United States',
          hours: [
            { days: ['saturday'], opens: '10:00', closes: '14:00' },
            { days: ['sunday'], opens: '11:00', closes: '13:00' },
          ],
          profiles: [{ network: 'Instagram', url: 'https://instagram.com/me' }],
        },
      },
    },
  ]);
});

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

test('offers the sign-in email and says that visitors see it, also once it is changed', async () => {
  renderWizard();
  await toContact();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  expect(screen.getByText(/Visitors will see it/)).toBeTruthy();
  type('Email', 'shop@example.com');
  // Without it, everything below would move.
  expect(screen.getByText(/Visitors will see it/)).toBeTruthy();
});

test('keeps what was entered when going back, and after a reload', async () => {
  const { unmount } = renderWizard();
  fireEvent.click(await screen.findByRole('button', { name: 'Forest' }));
  await toContact();
  type('City', 'Port Ellery');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  const forest = await screen.findByRole('button', { name: 'Forest' });
  expect(forest.getAttribute('aria-pressed')).toBe('true');
  await toContact();
  unmount();

  renderWizard();
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Port Ellery');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect((await screen.findByRole('button', { name: 'Forest' })).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test('forgets what was entered once the editor opens', async () => {
  renderWizard();
  expect(readFactsDraft('token')).toMatchObject({ homePage: 1, values: { email: SITE.email } });
  expect(readFactsDraft('other')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
  await waitFor(() => expect(entered).toHaveBeenCalledWith('/pages/'));
  expect(readFactsDraft('token')).toBeNull();
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

test('a chosen country that isn’t in the browser’s time zone brings its own', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'America/Chicago',
  } as Intl.ResolvedDateTimeFormatOptions);
  renderWizard();
  await toContact();
  choose('United Kingdom');
  next();
  await screen.findByText('Add hours and profiles');
  save();
  await waitFor(() => expect(entered).toHaveBeenCalled());
  expect(sent.map(({ params }) => params)).toContainEqual({
    group: 'general',
    values: { time_zone: 'Europe/London' },
  });
});

test('suggests the browser’s country, which decides how times and prices are written', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('navigator', { ...navigator, languages: ['de-AT'], language: 'de-AT' });
  renderWizard();
  await toContact();
  expect(screen.getByLabelText<HTMLInputElement>('Country', { selector: 'input' }).value).toBe(
    'Austria',
  );
  type('City', 'Graz');
  next();
  await screen.findByText('Add hours and profiles');
  save();
  await waitFor(() => expect(entered).toHaveBeenCalled());
  const saved = sent.find(({ method }) => method === 'SettingsService.save');
  expect(saved?.params).toMatchObject({ values: { city: 'Graz', country: 'Austria' } });
});
