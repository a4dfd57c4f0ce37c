// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { InternalError } from '@plinth/ui';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { reportInternalErrors } from './report-internal-errors.ts';

test('an internal error of a click is shown, with a way out; others are not', async () => {
  reportInternalErrors(await loadI18n<Bundle>(['common']));
  renderPanel(null);
  const fail = (error: Error) =>
    act(async () => void window.dispatchEvent(new ErrorEvent('error', { error })));
  await fail(new Error('something else'));
  await fail(new InternalError('signal_collision', 'document'));
  await screen.findByText('A signal called itself more than 10 times. Reload to continue.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  screen.getByRole('button', { name: 'Reload' });
});
