// @vitest-environment happy-dom
import { toast } from '@plinth/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFakeTimers } from '../testing/fake-timers.ts';
import { fakeSettings, openPanel } from '../testing/open-panel.tsx';

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const message = () => screen.queryByTestId('toast-success');

const inside = {
  ...{ '/settings/integration/': 'Comment service shortname' },
  ...{ '/settings/mail_options/': 'From name' },
};
const outside = { '/auth/forgot/': 'Back to sign-in', '/auth/login/': 'Email' };

test.each([
  ['a screen', '/settings/analytics/', inside, false],
  ['sign-in', '/auth/login/', outside, true],
])('leaving %s doesn’t close a toast before its time', async (_, from, others, isGuest) => {
  useFakeTimers({ shouldAdvanceTime: true });
  const panel = await openPanel(from, fakeSettings().answers, { isGuest, hasShell: true });
  act(() => void toast('Pier saved', { duration: 20_000 }));
  await waitFor(() => expect(message()).not.toBeNull());
  for (const [path, text] of Object.entries(others)) {
    await panel.go(path);
    await screen.findByText(text);
    await pass(6000);
    expect(message()).not.toBeNull();
  }
  await pass(9000);
  await waitFor(() => expect(message()).toBeNull());
});
