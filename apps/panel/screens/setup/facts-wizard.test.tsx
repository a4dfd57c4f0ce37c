// @vitest-environment happy-dom
import { WEEKDAYS } from '@plinth/model';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  answerCalls,
  choose,
  entered,
  isInvalid,
  next,
  renderWizard,
  SITE,
  save,
  sent,
  toContact,
  toHours,
  type,
} from '../../testing/facts-wizard.tsx';
import { readFactsDraft } from './facts-draft.ts';

beforeEach(answerCalls);

test('marks every field of a step with a problem', async () => {
  renderWizard();
  await toContact();
  type('Phone', 'call me');
  next();
  await waitFor(() => expect(isInvalid('Phone')).toBe(true));
  type('Phone', '');
  next();
  await screen.findByText('Add hours and profiles');
  type('Opens', '09:00');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    fireEvent.click(screen.getByRole('checkbox', { name: day }));
  type('Social profiles', 'instagram.com/me\nnonsense');
  save();
  await waitFor(() => expect(isInvalid('Closes')).toBe(true));
  expect(isInvalid('Social profiles')).toBe(true);
  expect(isInvalid('Opens')).toBe(false);
  screen.getByText('Choose the days you’re open.');
  screen.getByText('Enter a closing time.');
  screen.getByText(/^“nonsense” isn’t a URL/);
});

test('all days need their times once some have other hours', async () => {
  renderWizard();
  await toHours();
  fireEvent.click(screen.getByRole('button', { name: 'Different hours on some days' }));
  save();
  for (const name of ['Opening hours', 'Other hours']) {
    const group = within(screen.getByRole('group', { name }));
    await group.findByText('Enter an opening time.');
    group.getByText('Enter a closing time.');
  }
  const other = within(screen.getByRole('group', { name: 'Other hours' }));
  for (const day of ['Saturday', 'Sunday'])
    fireEvent.click(other.getByRole('checkbox', { name: day }));
  save();
  await waitFor(() => expect(entered).toHaveBeenCalled());
});

test('other hours that were removed keep nobody from going on', async () => {
  renderWizard();
  await toHours();
  fireEvent.click(screen.getByRole('button', { name: 'Different hours on some days' }));
  save();
  await screen.findAllByText('Enter an opening time.');
  expect(screen.queryByText(/to continue\.$/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove other hours' }));
  expect(screen.queryByText('Enter an opening time.')).toBeNull();
  save();
  await waitFor(() => expect(entered).toHaveBeenCalled());
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
  choose('Austria');
  expect(screen.getByLabelText<HTMLInputElement>('Phone').placeholder).toBe('+43 …');
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[autocomplete]')];
  const parts = fields.map(({ autocomplete }) => autocomplete);
  expect(parts.indexOf('street-address')).toBe(parts.indexOf('country-name') + 1);
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
  const values = { palette: expect.anything(), email: '', country: '' };
  expect(saved()).toMatchObject([{ params: { values } }]);
});

test('saves all facts at once, with the chosen palette', async () => {
  renderWizard();
  fireEvent.click(await screen.findByRole('button', { name: 'Forest' }));
  await toHours();
  type('Opens', '10:00');
  type('Closes', '14:00');
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
          hours: [{ days: WEEKDAYS.slice(0, 5), opens: '10:00', closes: '14:00' }],
          profiles: [{ network: 'Instagram', url: 'https://instagram.com/me' }],
        },
      },
    },
  ]);
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
