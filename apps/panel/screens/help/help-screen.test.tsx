// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberTour, tourWasShown } from '../../session/editor-tour.ts';
import { listOf, openPanel } from '../../testing/open-panel.tsx';

test('the tour is shown again in the next editor', async () => {
  rememberTour(true);
  const { path } = await openPanel('/help/', { 'PagesService.getTree': () => listOf([]) });
  fireEvent.click(await screen.findByRole('button', { name: 'Replay editor tour' }));
  expect(path()).toBe('/pages/');
  expect(tourWasShown()).toBe(false);
});
