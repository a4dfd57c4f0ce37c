// @vitest-environment happy-dom
import { ColorTheme } from '@plinth/model';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../boot/query-client.ts';
import { renderPanel } from '../../testing/render-panel.tsx';
import { FactsStep } from './facts-step.tsx';

const COLORS = ColorTheme.parse({ main: ['#0b6e7f', '#f2693d', '#333333', '#667788', '#f4efe6'] });

type Call = { readonly id: number; readonly method: string; readonly params: object };

const sent: Call[] = [];

const answer = (call: Call) => {
  sent.push(call);
  const result =
    call.method === 'LogosService.draw' ? { logos: [] } : { colors: COLORS, revision: 3 };
  return { jsonrpc: '2.0', id: call.id, result };
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const calls: Call | Call[] = JSON.parse(body);
    return new Response(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)));
  });
});

const renderStep = (onDone = () => undefined) =>
  renderPanel(
    <QueryClientProvider client={createQueryClient()}>
      <FactsStep siteName="Lind" homePage={1} onDone={onDone} />
    </QueryClientProvider>,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save and start editing' }));
const isInvalid = (label: string) =>
  screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

test('marks every field with a problem', async () => {
  renderStep();
  type('Phone', 'call me');
  type('Monday to Friday, opens', '09:00');
  type('Social profiles', 'instagram.com/me\nnonsense');
  save();
  await waitFor(() => expect(isInvalid('Phone')).toBe(true));
  expect(isInvalid('Monday to Friday, closes')).toBe(true);
  expect(isInvalid('Social profiles')).toBe(true);
  expect(isInvalid('Saturday, closes')).toBe(false);
});

test('saves all facts at once, with the chosen main color', async () => {
  const onDone = vi.fn();
  renderStep(onDone);
  type('Main color', '#2c6b4a');
  type('Saturday, opens', '10:00');
  type('Saturday, closes', '14:00');
  type('Social profiles', 'instagram.com/me');
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent.filter(({ method }) => method === 'SettingsService.save')).toMatchObject([
    {
      params: {
        group: 'site_facts',
        values: {
          primary_color: '#2c6b4a',
          hours: [{ days: ['saturday'], opens: '10:00', closes: '14:00' }],
          profiles: [{ network: 'Instagram', url: 'https://instagram.com/me' }],
        },
      },
    },
  ]);
});
