// @vitest-environment happy-dom
import { factSettings } from '@plinth/contract';
import { FactSettings } from '@plinth/model';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Form } from '../../../forms/form.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import { renderPanel } from '../../../testing/render-panel.tsx';
import type { FactForm } from './fact-form.ts';
import { HoursFields } from './hours-fields.tsx';

const days = ['monday', 'wednesday'] as const;

const overlapping = FactSettings.parse({
  hours: [
    { days, opens: '09:00', closes: '17:00' },
    { days, opens: '16:00', closes: '18:00' },
  ],
});

const HoursForm = ({ submit }: { readonly submit: () => Promise<unknown> }) => {
  const fields = useFields({ initial: overlapping, schema: factSettings, submit });
  return (
    <Form onSubmit={fields.onSubmit}>
      <HoursFields {...(fields as unknown as FactForm)} />
      <button type="submit">Save</button>
    </Form>
  );
};

test('the notice about hours that overlap counts the marked days', async () => {
  const submit = vi.fn(async () => undefined);
  renderPanel(<HoursForm submit={submit} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Fix 2 fields to continue.');
  expect(screen.getAllByText('These hours overlap with others.')).toHaveLength(2);
  expect(submit).not.toHaveBeenCalled();
});
