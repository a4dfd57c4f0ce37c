// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { Form } from './form.tsx';
import { NEW_PASSWORD_RULES, NewPassword } from './new-password.tsx';
import { useFields } from './use-fields.tsx';

const PasswordForm = () => {
  const { form, onSubmit } = useFields({
    initial: { password: '', confirm: '' },
    rules: NEW_PASSWORD_RULES,
    submit: async () => undefined,
  });
  return (
    <Form onSubmit={onSubmit}>
      <NewPassword form={form} />
      <button type="submit">Save</button>
    </Form>
  );
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

test('Tab leads from the password to its confirmation, and one switch shows both', async () => {
  renderPanel(<PasswordForm />);
  const labels = [...document.querySelectorAll('form input, form button')].map(
    (control) => (control as HTMLInputElement).labels?.[0]?.textContent || control.textContent,
  );
  expect(labels).toEqual(['New password', 'Confirm new password', 'Show password', 'Save']);
  fireEvent.click(field('Show password'));
  await waitFor(() => expect(field('New password').type).toBe('text'));
  expect(field('Confirm new password').type).toBe('text');
});

test('says either that the passwords match or that they don’t', async () => {
  renderPanel(<PasswordForm />);
  type('New password', 'correct horse 9');
  type('Confirm new password', 'correct');
  fireEvent.blur(field('Confirm new password'));
  await screen.findByText('Passwords don’t match.');
  expect(screen.queryByText('Passwords match')).toBeNull();
  type('Confirm new password', 'correct horse 9');
  await screen.findByText('Passwords match');
  expect(screen.queryByText('Passwords don’t match.')).toBeNull();
});
