// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../boot/query-client.ts';
import { renderPanel } from '../../testing/render-panel.tsx';
import { FactsStep } from './facts-step.tsx';

vi.stubGlobal('fetch', () => new Promise(() => undefined));

const isInvalid = (label: string) =>
  screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

test('marks every field with a problem', async () => {
  renderPanel(
    <QueryClientProvider client={createQueryClient()}>
      <FactsStep onDone={() => undefined} />
    </QueryClientProvider>,
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Phone', 'call me');
  type('Monday to Friday, opens', '09:00');
  type('Social profiles', 'instagram.com/me\nnonsense');
  fireEvent.click(screen.getByRole('button', { name: 'Save and start editing' }));
  await waitFor(() => expect(isInvalid('Phone')).toBe(true));
  expect(isInvalid('Monday to Friday, closes')).toBe(true);
  expect(isInvalid('Social profiles')).toBe(true);
  expect(isInvalid('Saturday, closes')).toBe(false);
});
