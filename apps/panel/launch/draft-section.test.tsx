// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, expect, test, vi } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { DraftSection } from './draft-section.tsx';
import type { Draft } from './use-launch-report.ts';

/** Statuses of pages on the server. */
const statuses = new Map<number, string>();
let refresh = () => {};

// Test files share modules: none may keep mocks of another file, or others its mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('../router/links.tsx', () => ({ LinkAnchor: 'a' }));
vi.mock('../rpc/client.ts', () => ({
  client: {
    PagesService: {
      save: async ({
        item,
        revision,
      }: {
        item: { id: number; status: string };
        revision: number;
      }) => {
        statuses.set(item.id, item.status);
        refresh();
        return { revision: revision + 1 };
      },
    },
  },
}));

const PAGES = [
  { id: 7, name: 'Prices', revision: 2 },
  { id: 4, name: 'Team', revision: 5 },
];

const Report = () => {
  const [drafts, setDrafts] = useState<Draft[]>(PAGES);
  refresh = () => setDrafts(PAGES.filter(({ id }) => statuses.get(id) !== 'publish'));
  return <DraftSection drafts={drafts} onOpen={() => undefined} />;
};

test('a draft that goes live at launch keeps the focus, is announced, and can stay a draft', async () => {
  renderPanel(
    <QueryClientProvider client={new QueryClient()}>
      <Report />
    </QueryClientProvider>,
  );
  const said = screen.getByTestId('announcer');
  const press = (name: string) => {
    const button = screen.getByRole('button', { name: `Go live at launch: ${name}` });
    button.focus();
    fireEvent.click(button);
    return button;
  };
  const team = press('Team');
  await waitFor(() => expect(said.textContent).toBe('“Team” goes live at launch'));
  expect(document.activeElement).toBe(team);
  expect(team.getAttribute('aria-pressed')).toBe('true');
  screen.getByText('1 page stays a draft that visitors can’t see');

  press('Prices');
  await screen.findByText('No page stays a draft');
  await waitFor(() => expect(said.textContent).toBe('“Prices” goes live at launch'));

  press('Team');
  await waitFor(() => expect(said.textContent).toBe('“Team” stays a draft'));
  expect(document.activeElement).toBe(team);
  expect(team.getAttribute('aria-pressed')).toBe('false');
});
