// @vitest-environment happy-dom
import type { SubmissionRecord } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, openPanel } from '../../testing/open-panel.tsx';

const message = (id: number, more: Partial<SubmissionRecord> = {}): SubmissionRecord => ({
  ...{
    id,
    revision: 1,
    page_id: 1,
    post_id: null,
    popup_id: null,
    widget_id: 'content-w1',
    page_name: 'Contact',
  },
  ...{ created: '2026-11-29T10:00:00.000Z', modified: '2026-11-29T10:00:00.000Z' },
  ...{ status: 'new', sender_name: `Ada ${id}`, sender_email: 'ada@example.com', subject: '' },
  ...{ content: '', files: [], mail_state: 'sent', spam_score: 0, digest: '' },
  ...{ webhook_state: 'none', webhook_failure: '' },
  fields: [{ type: 'message', label: 'Message', value: `Hello ${id}\nthere` }],
  ...more,
});

const rows = () => screen.getAllByTestId('message-row').map((row) => row.textContent);

test('shows senders, marks the unread, and says what couldn’t be emailed', async () => {
  const items = [message(2, { mail_state: 'failed' }), message(1, { status: 'read' })];
  const { paramsOf } = await openPanel('/inbox/', {
    'SubmissionsService.getList': () => listOf(items),
  });
  await screen.findByTestId('message-list');
  expect(rows()[0]).toMatch(/^Ada 2 \(unread\)Hello 2/);
  expect(rows()[1]).toMatch(/^Ada 1Hello 1/);
  expect(screen.getByTestId('mail-notice').textContent).toContain('couldn’t be emailed');
  fireEvent.click(screen.getByText('Spam'));
  await waitFor(() =>
    expect(paramsOf('SubmissionsService.getList').at(-1)).toMatchObject({
      filter: { folder: 'spam' },
    }),
  );
});

test('an empty inbox says where messages come from', async () => {
  await openPanel('/inbox/', { 'SubmissionsService.getList': () => listOf([]) });
  await screen.findByText('No messages yet');
  expect(screen.queryByText('Export CSV')).toBe(null);
});

test('a message is marked as read, answered by email, and leads to the next one', async () => {
  const files = [
    { label: 'Plan', name: 'plan.pdf', size: 2048, mime_type: 'application/pdf', file_key: 'k' },
  ];
  const { paramsOf } = await openPanel('/inbox/7/', {
    'SubmissionsService.get': () => ({
      ...{ item: message(7, { files, subject: 'Boats & more' }), newer_id: null, older_id: 6 },
    }),
    'SubmissionsService.setStatus': () => ({ changed: 1 }),
  });
  const answers = within(await screen.findByTestId('message-answers'));
  expect(answers.getByText(/Hello 7/)).toBeTruthy();
  expect(answers.getByText(/plan\.pdf/).getAttribute('href')).toBe('/admin/attachments/7/0');
  await waitFor(() =>
    expect(paramsOf('SubmissionsService.setStatus')).toEqual([{ ids: [7], status: 'read' }]),
  );
  const reply = screen.getByText('Reply by email').closest('a')?.getAttribute('href');
  expect(reply).toBe(
    'mailto:ada%40example.com?subject=Re%3A%20Boats%20%26%20more&body=%0A%0A%3E%20Hello%207%0A%3E%20there',
  );
  expect(screen.getByText('Older').closest('a')?.getAttribute('href')).toContain('/inbox/6/');
  expect(screen.queryByText('Newer')).toBe(null);
});

test('the rail shows how many messages are unread', async () => {
  const answers = {
    'SubmissionsService.getList': () => listOf([]),
    'SubmissionsService.countUnread': () => ({ unread: 3 }),
  };
  await openPanel('/inbox/', answers, { hasShell: true });
  const rail = within(await screen.findByTestId('rail'));
  expect((await rail.findByTestId('unread-badge')).textContent).toBe('33 unread messages');
});

test.each([
  ['500', 'couldn’t be passed on by webhook yet: the server answered with status 500. It’s tried'],
  ['secret_unreadable', 'the webhook secret must be entered again in Website settings → Messages'],
  ['refused', 'wasn’t passed on by webhook: its URL isn’t public, or has a port other than 80'],
])('a message says what became of its webhook: %s', async (webhook_failure, note) => {
  await openPanel('/inbox/7/', {
    'SubmissionsService.get': () => ({
      item: message(7, { status: 'read', webhook_state: 'failed', webhook_failure }),
      ...{ newer_id: null, older_id: null },
    }),
  });
  expect((await screen.findByTestId('webhook-note')).textContent).toContain(note);
});

test('messages are deleted at once, and come back as they were by the toast', async () => {
  const items = [message(2), message(1, { status: 'read' })];
  const { paramsOf } = await openPanel('/inbox/', {
    'SubmissionsService.getList': () => listOf(items),
    'SubmissionsService.delete': () => ({ deleted: 2 }),
    'SubmissionsService.setStatus': () => ({ changed: 1 }),
  });
  await screen.findByTestId('message-list');
  fireEvent.click(screen.getByLabelText('Select all on this page'));
  fireEvent.click(within(await screen.findByTestId('bulk-bar')).getByText('Delete'));
  await screen.findByText('2 messages deleted');
  expect(paramsOf('SubmissionsService.delete')).toEqual([{ ids: [2, 1] }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('2 messages restored');
  expect(paramsOf('SubmissionsService.setStatus')).toEqual([
    { ids: [2], status: 'new', restore: true },
    { ids: [1], status: 'read', restore: true },
  ]);
});

test('undo restores what is left of each status', async () => {
  const items = [message(3), message(2), message(1, { status: 'read' })];
  const { paramsOf } = await openPanel('/inbox/', {
    'SubmissionsService.getList': () => listOf(items),
    'SubmissionsService.delete': () => ({ deleted: 3 }),
    'SubmissionsService.setStatus': () => ({ changed: 1 }),
  });
  await screen.findByTestId('message-list');
  fireEvent.click(screen.getByLabelText('Select all on this page'));
  fireEvent.click(within(await screen.findByTestId('bulk-bar')).getByText('Delete'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Deleted more than an hour ago, so it can’t be restored');
  expect(paramsOf('SubmissionsService.setStatus')).toEqual([
    { ids: [3, 2], status: 'new', restore: true },
    { ids: [1], status: 'read', restore: true },
  ]);
});

test('what is gone for good isn’t said to be restored', async () => {
  await openPanel('/inbox/7/', {
    'SubmissionsService.get': () => ({
      item: message(7, { status: 'spam' }),
      ...{ newer_id: null, older_id: null },
    }),
    'SubmissionsService.getList': () => listOf([]),
    'SubmissionsService.delete': () => ({ deleted: 1 }),
    'SubmissionsService.setStatus': () => ({ changed: 0 }),
  });
  fireEvent.click(await screen.findByTestId('message-menu'));
  fireEvent.click(await screen.findByText('Delete'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Deleted more than an hour ago, so it can’t be restored');
});

test('a message whose webhook failed is sent again', async () => {
  const { paramsOf } = await openPanel('/inbox/7/', {
    'SubmissionsService.get': () => ({
      item: message(7, { status: 'read', webhook_state: 'failed', webhook_failure: '500' }),
      ...{ newer_id: null, older_id: null },
    }),
    'SubmissionsService.resend': () => true,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(paramsOf('SubmissionsService.resend')).toEqual([{ id: 7 }]));
});
