// @vitest-environment happy-dom
import type { HealthFinding } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../../../testing/open-panel.tsx';

const DISK: HealthFinding = {
  ...{ check: 'disk', state: 'error', problem: 'disk_full', details: { free: 12 } },
};
const FINDINGS: readonly HealthFinding[] = [
  DISK,
  { check: 'database', state: 'ok', problem: null, details: {} },
  { check: 'mail', state: 'warning', problem: 'mail_login', details: {} },
];

test('each finding has its state, what is wrong, what to do, and where', async () => {
  let findings = FINDINGS;
  await openPanel('/settings/health/', { 'SystemService.getHealth': () => ({ findings }) });
  const rows = () => screen.getAllByTestId('finding').map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]).toMatch(/^Disk spaceProblem.*12 MB free\. Free some space/);
  expect(rows()[1]).toBe('DatabaseOKIntact.');
  expect(rows()[2]).toMatch(/^EmailAttention.*refuses the sign-in\. Check the username/);
  const links = screen.getAllByRole('link', { name: /^Go to settings/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/settings/mail_options/'),
  ]);
  findings = [{ ...DISK, state: 'ok', problem: null, details: { free: 9000 } }];
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(rows()).toEqual(['Disk spaceOK9000 MB free.']));
});
