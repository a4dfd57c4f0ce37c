// @vitest-environment happy-dom
import type { AuditEntryRecord } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, openPanel } from '../../../testing/open-panel.tsx';

const entry = (id: number, more: Partial<AuditEntryRecord>): AuditEntryRecord => ({
  ...{ id, created: '2026-11-29T10:00:00.000Z', who: 'Ada', ip: '203.0.113.7' },
  ...{ record: 'page', result: 'changed', subject: '4' },
  ...more,
});

test('says in words what happened, who did it, and from where', async () => {
  const { paramsOf } = await openPanel('/settings/audit/', {
    'AuditService.getList': () =>
      listOf([
        entry(5, { record: 'session', result: 'refused', who: null, subject: 'eve@example.com' }),
        entry(4, { record: 'setting', subject: 'general' }),
        entry(3, {}),
        entry(2, { record: 'site', who: null, ip: '', subject: '' }),
        entry(1, { record: 'new_thing', result: 'created', subject: '8' }),
      ]),
  });
  await screen.findByTestId('audit-list');
  const rows = screen.getAllByTestId('audit-row').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Sign-in failed: eve@example\.comNot signed in203\.0\.113\.7Nov 29/);
  expect(rows[1]).toMatch(/^Settings changed: generalAda/);
  expect(rows[2]).toMatch(/^Page 4 changedAda/);
  expect(rows[3]).toMatch(/^Site replaced by a backupPlinth/);
  expect(rows[4]).toMatch(/^Entry \(new_thing\) 8 added/);
  fireEvent.click(screen.getByRole('combobox', { name: 'Show' }));
  fireEvent.click(await screen.findByText('Sign-ins'));
  await waitFor(() =>
    expect(paramsOf('AuditService.getList').at(-1)).toMatchObject({ filter: { kind: 'sign_in' } }),
  );
});
