// @vitest-environment happy-dom
import { inboxSettings } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../../../testing/open-panel.tsx';

test('a stored webhook secret can be removed, unless something else is unsaved', async () => {
  let isStored = true;
  const { paramsOf } = await openPanel('/settings/inbox/', {
    'SettingsService.get': () => ({
      ...{ values: inboxSettings.schema.parse({}), revision: isStored ? 1 : 2 },
      secrets: { webhook_secret: isStored },
    }),
    'SettingsService.save': () => {
      isStored = false;
      return {
        values: inboxSettings.schema.parse({}),
        revision: 2,
        secrets: { webhook_secret: false },
      };
    },
  });
  const secret = await screen.findByLabelText('Webhook secret');
  fireEvent.change(secret, { target: { value: 'another' } });
  await waitFor(() => expect(screen.queryByText('Remove secret')).toBe(null));
  fireEvent.change(secret, { target: { value: '' } });
  fireEvent.click(await screen.findByText('Remove secret'));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  fireEvent.change(secret, { target: { value: 'typed meanwhile' } });
  await screen.findByText('Secret removed');
  await waitFor(() => expect(screen.queryByText('Remove secret')).toBe(null));
  expect(screen.getByLabelText<HTMLInputElement>('Webhook secret').value).toBe('typed meanwhile');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(paramsOf('SettingsService.save')).toEqual([
      { group: 'inbox', values: { webhook_secret: '' }, revision: 1 },
      { group: 'inbox', values: { webhook_secret: 'typed meanwhile' }, revision: 2 },
    ]),
  );
});
