// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Form } from '../../forms/form.tsx';
import { answerCalls } from '../../testing/answer-calls.ts';
import { renderPanel } from '../../testing/render-panel.tsx';
import { OwnerStep, SiteStep, StarterStep } from './steps.tsx';
import { useSetup } from './use-setup.ts';

const complete = vi.fn();

const starters = ['harbor', 'monolith'].map((id) => ({
  ...{ id, name: id, description: '', has_blog: id === 'harbor', previews: null },
}));
const state = { needs_setup: true, expires_in: 1800, address: '', starters };
const onBadLink = vi.fn();

beforeEach(() => {
  complete.mockReset();
  answerCalls({ 'SetupService.complete': complete });
  return () => sessionStorage.clear();
});

const Wizard = () => {
  const { form, step, onSubmit } = useSetup({
    token: 'token',
    state,
    onActivity: () => undefined,
    onBadLink,
  });
  return (
    <Form onSubmit={onSubmit}>
      <span data-testid="step">{step}</span>
      {step === 1 && <OwnerStep form={form} starters={[]} />}
      {step === 2 && <SiteStep form={form} starters={[]} />}
      {step === 3 && <StarterStep form={form} starters={starters} />}
      <button type="submit">Continue</button>
    </Form>
  );
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
const atStep = (step: number) =>
  waitFor(() => expect(screen.getByTestId('step').textContent).toBe(String(step)));

const createAccount = async () => {
  next();
  await atStep(1);
  type('Your name', 'Ada');
  type('Email', 'ada@example.com');
  type('Password', 'correct horse 9');
  type('Confirm password', 'correct horse 9');
  next();
  await atStep(2);
};

test('refuses a site URL in the step where it is entered', async () => {
  renderPanel(<Wizard />);
  await createAccount();
  type('Site name', 'Harbor');
  for (const address of ['', 'not a url', 'bakery', 'example.com/blog']) {
    type('Site URL', address);
    fireEvent.blur(screen.getByLabelText('Site URL'));
    next();
    await waitFor(() =>
      expect(screen.getByLabelText('Site URL').getAttribute('aria-invalid')).toBe('true'),
    );
    await atStep(2);
  }
  await screen.findByText('Enter a full URL, like https://example.com.');
  type('Site URL', 'example.com/');
  fireEvent.keyDown(screen.getByLabelText('Site URL'), { key: 'Enter' });
  next();
  await atStep(3);
  expect(sessionStorage.getItem('plinth_setup')).toContain('"address":"https://example.com"');
});

test('marks every empty field of a step at once', async () => {
  renderPanel(<Wizard />);
  next();
  await atStep(1);
  next();
  const fields = ['Your name', 'Email', 'Password', 'Confirm password'];
  await screen.findByText('Enter your name.');
  for (const label of fields) {
    await waitFor(() =>
      expect(screen.getByLabelText(label).getAttribute('aria-invalid'), label).toBe('true'),
    );
  }
  await atStep(1);
});

test('restores everything but the passwords after a reload', async () => {
  const { unmount } = renderPanel(<Wizard />);
  await createAccount();
  type('Site name', 'Harbor');
  unmount();

  renderPanel(<Wizard />);
  await atStep(1);
  const entered = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(entered('Your name')).toBe('Ada');
  expect([entered('Password'), entered('Confirm password')]).toEqual(['', '']);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('correct horse');
  type('Password', 'correct horse 9');
  type('Confirm password', 'correct horse 9');
  next();
  await atStep(2);
  expect(entered('Site name')).toBe('Harbor');
});

test('keeps the choice of a blog after a reload', async () => {
  const { unmount } = renderPanel(<Wizard />);
  await createAccount();
  type('Site name', 'Harbor');
  next();
  await atStep(3);
  fireEvent.click(screen.getByLabelText('Add blog'));
  unmount();

  renderPanel(<Wizard />);
  await atStep(1);
  type('Password', 'correct horse 9');
  type('Confirm password', 'correct horse 9');
  next();
  await atStep(2);
  next();
  await atStep(3);
  expect(screen.getByLabelText<HTMLInputElement>('Add blog').checked).toBe(true);
});

test('says that the server is unreachable, tries again, and forgets what was entered', async () => {
  renderPanel(<Wizard />);
  await createAccount();
  type('Site name', 'Harbor');
  next();
  await atStep(3);
  complete.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  next();
  await screen.findByText(/^Can’t reach the server/);
  expect(sessionStorage.length).toBe(1);
  complete.mockReturnValueOnce({
    user: { id: 1, name: 'Ada', email: 'ada@example.com' },
    page_id: 1,
  });
  next();
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test('Enter on a starter chooses it and goes on', async () => {
  renderPanel(<Wizard />);
  await createAccount();
  type('Site name', 'Harbor');
  next();
  await atStep(3);
  complete.mockReturnValueOnce({
    user: { id: 1, name: 'Ada', email: 'ada@example.com' },
    page_id: 1,
  });
  fireEvent.keyDown(screen.getByTestId('starter-monolith'), { key: 'Enter' });
  await waitFor(() => expect(complete).toHaveBeenCalledOnce());
  expect(complete.mock.calls[0]?.[0].starter).toBe('monolith');
});

test('reports a link that is no longer valid', async () => {
  renderPanel(<Wizard />);
  await createAccount();
  type('Site name', 'Harbor');
  next();
  await atStep(3);
  complete.mockImplementationOnce(() => {
    throw new RpcError('FORBIDDEN', { message: 'SETUP.BAD_LINK' });
  });
  next();
  await waitFor(() => expect(onBadLink).toHaveBeenCalledOnce());
});
