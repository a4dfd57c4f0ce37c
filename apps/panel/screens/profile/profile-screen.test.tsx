// @vitest-environment happy-dom
import { LOCALE_NAMES, LOCALES } from '@plinth/i18n';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { listOf, openPanel } from '../../testing/open-panel.tsx';

const ADA = { id: 1, name: 'Ada', email: 'ada@harbor.example', language: 'en_US', revision: 1 };

type Save = { readonly item: object };

const choose = async (label: string, language: string, save: string) => {
  fireEvent.click(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: language, hidden: true }));
  fireEvent.click(await screen.findByRole('button', { name: save }));
};

test('a saved language is the language of the panel, its title, and its document', async () => {
  onTestFinished(() => localStorage.clear());
  let stored: typeof ADA = ADA;
  await openPanel('/profile/', {
    'ProfileService.get': () => stored,
    'ProfileService.save': ({ item }: Save) => {
      stored = { ...stored, ...item, revision: stored.revision + 1 };
      return stored;
    },
    'ProfileService.getSessions': () => listOf([]),
  });
  fireEvent.click(await screen.findByRole('combobox', { name: 'Language' }));
  const offered = await screen.findAllByRole('option', { hidden: true });
  for (const locale of LOCALES)
    expect(offered.map(({ textContent }) => textContent)).toContain(LOCALE_NAMES[locale]);
  await choose('Language', 'Deutsch', 'Save');
  await screen.findByRole('heading', { name: 'Profil' });
  await waitFor(() => expect(document.title).toBe('Profil · Harbor'));
  expect(document.documentElement.lang).toBe('de-DE');
  await choose('Sprache', 'English', 'Speichern');
  await screen.findByRole('heading', { name: 'Profile' });
  expect(document.documentElement.lang).toBe('en-US');
});

test('only a new password that isn’t saved yet asks before leaving', async () => {
  const { go, path } = await openPanel('/profile/', {
    'ProfileService.get': () => ADA,
    'ProfileService.getSessions': () => listOf([]),
    'ProfileService.changePassword': () => true,
  });
  const form = within(await screen.findByTestId('password-form'));
  const fill = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  fill('Current password', 'Harbor-light-27');
  fill('New password', 'Harbor-night');
  await go('/help/');
  await screen.findByText('Leave without saving?');
  fireEvent.click(within(screen.getByTestId('unsaved-dialog')).getByText('Keep editing'));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  expect(path()).toBe('/profile/');
  fill('New password', 'Harbor-night-28');
  fill('Confirm new password', 'Harbor-night-28');
  fireEvent.click(form.getByRole('button', { name: 'Change password' }));
  await screen.findByText('Password changed');
  fill('Current password', 'Harbor-night-28');
  await go('/help/');
  expect(path()).toBe('/help/');
});
