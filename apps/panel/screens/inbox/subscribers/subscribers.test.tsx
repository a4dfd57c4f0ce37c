// @vitest-environment happy-dom
import type { SubscriberRecord } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, openPanel } from '../../../testing/open-panel.tsx';

const subscriber = (id: number, more: Partial<SubscriberRecord> = {}): SubscriberRecord => ({
  ...{ id, revision: 1, email: `ada${id}@example.com`, name: '', status: 'confirmed' },
  ...{ created: '2026-11-29T10:00:00.000Z', modified: '2026-11-29T10:00:00.000Z' },
  ...{ language: 'en_US', provider_state: 'none', page_id: 1, page_name: 'News', round: 1 },
  ...{ confirmed_at: null, unsubscribed_at: null, mailed_at: null },
  ...more,
});

const rows = () => screen.getAllByTestId('subscriber-row').map((row) => row.textContent);

test('shows who confirmed, filters, and deletes after asking', async () => {
  const { paramsOf } = await openPanel('/inbox/subscribers/', {
    'SubscribersService.getList': () =>
      listOf([subscriber(2, { name: 'Ada', status: 'pending' }), subscriber(1)]),
    'SubscribersService.delete': () => ({ deleted: 1 }),
  });
  await screen.findByTestId('subscriber-list');
  expect(rows()[0]).toMatch(/^ada2@example\.com AdaNot confirmedNews/);
  expect(rows()[1]).toMatch(/^ada1@example\.comConfirmedNews/);
  fireEvent.click(screen.getByRole('radio', { name: 'Unsubscribed' }));
  await waitFor(() =>
    expect(paramsOf('SubscribersService.getList').at(-1)).toMatchObject({
      filter: { status: 'unsubscribed' },
    }),
  );
  fireEvent.click(screen.getByLabelText('More actions for ada1@example.com'));
  fireEvent.click(await screen.findByText('Delete'));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByText('Delete'));
  await waitFor(() => expect(paramsOf('SubscribersService.delete')).toEqual([{ ids: [1] }]));
});

test('an empty list says where subscribers come from', async () => {
  await openPanel('/inbox/subscribers/', { 'SubscribersService.getList': () => listOf([]) });
  await screen.findByText('No subscribers yet');
});

test('says that the newsletter service doesn’t know someone', async () => {
  await openPanel('/inbox/subscribers/', {
    'SubscribersService.getList': () => listOf([subscriber(1, { provider_state: 'invalid_key' })]),
  });
  expect((await screen.findByTestId('provider-notice')).textContent).toContain(
    'Check integrations',
  );
  expect(rows()[0]).toContain('API key invalid');
});
