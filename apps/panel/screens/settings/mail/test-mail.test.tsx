// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Boot, BootContext } from '../../../session/boot.ts';
import { renderPanel } from '../../../testing/render-panel.tsx';
import { TestMail } from './test-mail.tsx';

const show = (isDirty: boolean) =>
  renderPanel(
    <BootContext value={{ user: { email: 'ada@example.com' } } as Boot}>
      <TestMail isDirty={isDirty} />
    </BootContext>,
  );
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

test('sends a test email with the saved settings', async () => {
  show(false);
  await screen.findByText('Uses your saved settings.');
  expect(send().disabled).toBe(false);
});

test('asks to save unsaved settings first', async () => {
  show(true);
  await screen.findByText('Save your changes to send a test email.');
  expect(send().disabled).toBe(true);
});
