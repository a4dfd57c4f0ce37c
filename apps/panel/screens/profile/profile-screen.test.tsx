// @vitest-environment happy-dom
import { LOCALE_NAMES, LOCALES } from '@plinth/i18n';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { listOf, openPanel } from '../../testing/open-panel.tsx';

type Save = { readonly item: object };

const choose = async (label: string, language: string, save: string) => {
  fireEvent.click(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: language, hidden: true }));
  fireEvent.click(await screen.findByRole('button', { name: save }));
};

test('a saved language is the language of the panel, its title, and its document', async () => {
  onTestFinished(() => localStorage.clear());
  let stored = { id: 1, name: 'Ada', email: 'ada@harbor.example', language: 'en_US', revision: 1 };
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
