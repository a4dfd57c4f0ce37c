// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../boot/query-client.ts';
import type { AuthChallenge } from '../rpc/auth-challenges.ts';
import { type Boot, BootContext } from '../session/boot.ts';
import { announceSignIn } from '../session/follow-sign-in.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { PasswordAgain } from './password-again.tsx';

const ADA = { id: 1, name: 'Ada', email: 'ada@harbor.example' };

test('the question goes once the same user has signed in in another window', async () => {
  let user: object | null = { ...ADA, email: 'other@harbor.example' };
  const calls = answerCalls({ 'AuthService.me': () => user });
  const answers: boolean[] = [];
  renderPanel(
    <BootContext value={{ user: ADA } as Boot}>
      <QueryClientProvider client={createQueryClient()}>
        <PasswordAgain challenge="UNAUTHENTICATED" onClose={(is) => answers.push(is)} />
      </QueryClientProvider>
    </BootContext>,
  );
  await screen.findByTestId('password-again');
  announceSignIn(2);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(answers).toEqual([]);
  user = ADA;
  announceSignIn(2);
  await waitFor(() => expect(answers).toEqual([true]));
});

test('after the password is entered again, the focus is back where it was', async () => {
  const calls = answerCalls({});
  let ask = (_: AuthChallenge) => {};
  const Work = () => {
    const [challenge, setChallenge] = useState<AuthChallenge | null>(null);
    ask = setChallenge;
    return (
      <>
        <input aria-label="Words" />
        <PasswordAgain challenge={challenge} onClose={() => setChallenge(null)} />
      </>
    );
  };
  renderPanel(
    <BootContext value={{ user: { email: 'ada@harbor.example' } } as Boot}>
      <QueryClientProvider client={createQueryClient()}>
        <Work />
      </QueryClientProvider>
    </BootContext>,
  );
  const words = screen.getByLabelText('Words');
  words.focus();
  act(() => ask('UNAUTHENTICATED'));
  const password = await screen.findByLabelText('Password', { selector: 'input' });
  await waitFor(() => expect(document.activeElement).toBe(password));
  fireEvent.change(password, { target: { value: 'correct horse' } });
  fireEvent.submit(screen.getByTestId('password-again'));
  await waitFor(() => expect(screen.queryByTestId('password-again')).toBe(null));
  expect(calls.map(({ method }) => method)).toEqual(['AuthService.login']);
  await waitFor(() => expect(document.activeElement).toBe(words));
});
