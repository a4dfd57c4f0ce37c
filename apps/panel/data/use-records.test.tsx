// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { type RecordService, useRecordActions } from './use-records.ts';

const SERVICES = [
  ...(['PagesService', 'PostsService', 'PopupsService', 'MenusService'] as const),
  ...(['ContentSection', 'RedirectsService', 'FontsService'] as const),
] satisfies readonly RecordService[];

const RECORDS = [
  { id: 7, name: 'Pier' },
  { id: 8, name: 'Quay' },
];

const Probe = ({ service, count }: { readonly service: RecordService; readonly count: number }) => {
  const { duplicate, remove } = useRecordActions(service);
  const records = RECORDS.slice(0, count);
  return (
    <>
      <button type="button" onClick={() => void duplicate({ id: 7, name: 'Pier' })}>
        Copy
      </button>
      <button type="button" onClick={() => void remove(records, { title: 'Sure?', text: '' })}>
        Remove
      </button>
    </>
  );
};

const fail = () => {
  throw new RpcError('INTERNAL');
};

const open = (service: RecordService, answer: () => unknown, count = 1) => {
  answerCalls({ [`${service}.duplicate`]: answer, [`${service}.delete`]: answer });
  renderPanel(
    <QueryClientProvider client={new QueryClient()}>
      <Probe service={service} count={count} />
    </QueryClientProvider>,
  );
};

const confirmRemoval = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
};
const toastOf = async (kind: string, text: string) =>
  within(await screen.findByTestId(`toast-${kind}`)).findByText(text);

test.each(SERVICES)(
  '%s: duplicating and deleting say of which record they failed',
  async (service) => {
    open(service, fail);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText('Couldn’t duplicate “Pier”. Try again.');
    await confirmRemoval();
    await screen.findByText('Couldn’t delete “Pier”. Try again.');
  },
);

test.each(SERVICES)(
  '%s: duplicating and deleting say of which record they succeeded',
  async (service) => {
    open(service, () => ({ id: 9 }));
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await toastOf('success', '“Pier” duplicated');
    await confirmRemoval();
    await screen.findAllByText('“Pier” deleted');
  },
);

test('deleting several records that fails names none of them', async () => {
  open('PagesService', fail, 2);
  await confirmRemoval();
  const message = await screen.findByTestId('toast-error');
  expect(message.textContent).toContain('Couldn’t delete. Try again.');
});
