// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Form } from '../../forms/form.tsx';
import { renderPanel } from '../../testing/render-panel.tsx';
import { OwnerStep, SiteStep } from './steps.tsx';
import { useSetup } from './use-setup.ts';

const state = { needs_setup: true, is_token_valid: true, address: '', starters: [] };

const Wizard = () => {
  const { form, step, onSubmit } = useSetup('token', state);
  return (
    <Form onSubmit={onSubmit}>
      <span data-testid="step">{step}</span>
      {step === 1 && <OwnerStep form={form} starters={[]} />}
      {step === 2 && <SiteStep form={form} starters={[]} />}
      <button type="submit">Continue</button>
    </Form>
  );
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
const atStep = (step: number) =>
  waitFor(() => expect(screen.getByTestId('step').textContent).toBe(String(step)));

test('refuses a site URL in the step where it is entered', async () => {
  renderPanel(<Wizard />);
  next();
  await atStep(1);
  type('Your name', 'Ada');
  type('Email', 'ada@example.com');
  type('Password', 'correct horse 9');
  type('Confirm password', 'correct horse 9');
  next();
  await atStep(2);
  type('Site name', 'Harbor');
  for (const address of ['', 'not a url', 'https://example.com/blog']) {
    type('Site URL', address);
    next();
    await waitFor(() =>
      expect(screen.getByLabelText('Site URL').getAttribute('aria-invalid')).toBe('true'),
    );
    await atStep(2);
  }
  await screen.findByText('Enter a full URL, like https://example.com.');
  type('Site URL', 'https://example.com');
  next();
  await atStep(3);
});

test('marks every empty field of a step at once', async () => {
  renderPanel(<Wizard />);
  next();
  await atStep(1);
  next();
  const fields = ['Your name', 'Email', 'Password', 'Confirm password'];
  for (const label of fields) {
    await waitFor(() =>
      expect(screen.getByLabelText(label).getAttribute('aria-invalid'), label).toBe('true'),
    );
  }
  await atStep(1);
});
