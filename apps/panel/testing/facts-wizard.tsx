import { ColorTheme } from '@plinth/model';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { createQueryClient } from '../boot/query-client.ts';
import * as uploads from '../media/send-file.ts';
import { RoutesContext } from '../router/routes-context.ts';
import { FactsWizard } from '../screens/setup/facts-wizard.tsx';
import * as session from '../session/enter.ts';
import { renderPanel } from './render-panel.tsx';

export const entered = vi.fn<typeof session.enterPanel>();
export const send = vi.fn<typeof uploads.sendFile>();

const COLORS = ColorTheme.parse({ main: ['#0b6e7f', '#f2693d', '#333333', '#667788', '#f4efe6'] });

type Call = { readonly id: number; readonly method: string; readonly params: object };

export const sent: Call[] = [];

const svgOf = (color: string) => `<svg xmlns="http://www.w3.org/2000/svg" fill="${color}"/>`;

/** Answers of the server, by method. */
const ANSWERS: { readonly [method: string]: (params: { color?: string }) => object } = {
  'LogosService.draw': ({ color = '' }) => ({ logos: [{ style: 'ring', svg: svgOf(color) }] }),
  'MediaService.get': () => ({ alt: '', revision: 4 }),
  'StylesService.getColorTheme': () => ({ colors: COLORS, revision: 3 }),
  'PagesService.getDesign': () => ({ sections: { header: null, content: null, footer: null } }),
};

export const failing = new Set<string>();

const answer = (call: Call) => {
  sent.push(call);
  const { id, method, params } = call;
  if (failing.has(method)) return { jsonrpc: '2.0', id, error: { code: 500, message: '' } };
  return { jsonrpc: '2.0', id, result: ANSWERS[method]?.(params) ?? {} };
};

/** Answers calls of the server until the test ends, without those of an earlier test. */
export function answerCalls(): () => void {
  sent.length = 0;
  failing.clear();
  send.mockReset();
  entered.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const calls: Call | Call[] = JSON.parse(body);
    return new Response(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)));
  });
  const replaced = [
    vi.spyOn(uploads, 'sendFile').mockImplementation(send),
    vi.spyOn(session, 'enterPanel').mockImplementation(entered),
  ];
  return () => {
    for (const one of replaced) one.mockRestore();
  };
}

export const SITE = { token: 'token', homePage: 1, siteName: 'Lind', email: 'ada@example.com' };

export const renderWizard = () =>
  renderPanel(
    <QueryClientProvider client={createQueryClient()}>
      <RoutesContext value={[]}>
        <FactsWizard site={SITE} />
      </RoutesContext>
    </QueryClientProvider>,
  );
export const next = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
export const toContact = async () => {
  next();
  await screen.findByText('Add your contact details');
};
export const toHours = async () => {
  await toContact();
  next();
  await screen.findByText('Add hours and profiles');
};
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const choose = (value: string) => {
  const country = screen.getByLabelText('Country', { selector: 'input' });
  country.focus();
  fireEvent.change(country, { target: { value } });
  fireEvent.blur(country);
};
const saveButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Save and start editing' });
export const save = () => fireEvent.click(saveButton());
/** Waits until the save before has ended: a press during it does nothing. */
export const canSave = () => waitFor(() => expect(saveButton().disabled).toBe(false));
export const isInvalid = (label: string) =>
  screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
