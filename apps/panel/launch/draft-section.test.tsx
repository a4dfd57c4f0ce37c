// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { DraftSection } from './draft-section.tsx';
import type { Draft } from './use-launch-report.ts';

const PAGES = [
  { id: 7, name: 'Prices', revision: 2 },
  { id: 4, name: 'Team', revision: 5 },
];

type Save = {
  readonly item: { readonly id: number; readonly status: string };
  readonly revision: number;
};

test('a draft that goes live at launch keeps the focus, is announced, and can stay a draft', async () => {
  const statuses = new Map<number, string>();
  let refresh = () => {};
  const Report = () => {
    const [drafts, setDrafts] = useState<Draft[]>(PAGES);
    refresh = () => setDrafts(PAGES.filter(({ id }) => statuses.get(id) !== 'publish'));
    return <DraftSection drafts={drafts} onOpen={() => undefined} />;
  };
  answerCalls({
    'PagesService.save': ({ item, revision }: Save) => {
      statuses.set(item.id, item.status);
      refresh();
      return { revision: revision + 1 };
    },
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: Report }),
    history: createMemoryHistory(),
  });
  await router.load();
  renderPanel(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
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
