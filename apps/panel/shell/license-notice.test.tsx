// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, openPanel } from '../testing/open-panel.tsx';

const MENUS = { 'MenusService.getList': () => listOf([]) };

test('a lapsed license is shown, with the reason if it can’t be renewed, and help', async () => {
  const answers = {
    ...MENUS,
    'ActivationService.activate': () => {
      throw new RpcError('AUTHORIZATION_FAILED');
    },
  };
  await openPanel('/menus/', answers, { hasShell: true, config: { activation: 'lapsed' } });
  expect((await screen.findByTestId('license-notice')).textContent).toContain('has expired');
  fireEvent.click(screen.getByRole('button', { name: 'Activate' }));
  const error = await screen.findByTestId('toast-error');
  await waitFor(() => expect(error.textContent).toMatch(/isn’t activated.*refused this site/));
  expect(error.textContent).toContain('Help');
});

test('an active license shows nothing', async () => {
  await openPanel('/menus/', MENUS, { hasShell: true, config: { activation: 'active' } });
  await screen.findByTestId('header');
  expect(screen.queryByTestId('license-notice')).toBe(null);
});
