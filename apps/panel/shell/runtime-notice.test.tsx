// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, openPanel } from '../testing/open-panel.tsx';

const open = () =>
  openPanel(
    '/menus/',
    { 'MenusService.getList': () => listOf([]) },
    { hasShell: true, config: { is_runtime_old: true } },
  );

test('the notice about the runtime stays closed in this browser', async () => {
  await open();
  await screen.findByTestId('runtime-notice');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByTestId('runtime-notice')).toBe(null);
  expect(document.cookie).toContain('plinth_runtime_notice=hidden');
  document.body.replaceChildren();
  await open();
  await screen.findByTestId('header');
  expect(screen.queryByTestId('runtime-notice')).toBe(null);
});
