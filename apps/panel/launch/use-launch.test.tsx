// @vitest-environment happy-dom
import type { UnsavedWork } from '@plinth/editor';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Boot, BootContext } from '../session/boot.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { useLaunch } from './use-launch.tsx';

/** An open page whose work is saved automatically, or only by hand. */
async function open(autosave: UnsavedWork['autosave']) {
  const work = { autosave, saveLabel: 'COMMON.ACTION.SAVE' } as Partial<UnsavedWork> as UnsavedWork;
  const calls = answerCalls({
    'LaunchService.getReport': () => ({
      ...{ is_under_construction: true, has_site_password: false, revision: 1, card: null },
      ...{ samples: [], drafts: [], problems: [], shown: [], has_own_image: true },
    }),
    'LaunchService.checkConnection': () => ({ risks: [] }),
  });
  const Page = () => {
    const { openLaunch, dialog } = useLaunch(work);
    return (
      <>
        <button type="button" onClick={openLaunch}>
          Launch
        </button>
        {dialog}
      </>
    );
  };
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory(),
  });
  await router.load();
  const config = { address: 'https://harbor.example', main_page: null };
  renderPanel(
    <BootContext value={{ config } as Boot}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </BootContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Launch' }));
  return () => calls.map(({ method }) => method);
}

test('the open page is saved before the dialog shows the site as it is stored', async () => {
  const events: string[] = [];
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  const methods: () => readonly string[] = await open(async () => {
    // Time enough for a dialog that doesn't wait.
    await import('./launch-dialog.tsx');
    for (let count = 0; count < 20; count += 1) await tick();
    events.push('saved', ...methods());
    return true;
  });
  await screen.findByTestId('launch-now');
  expect(events).toEqual(['saved']);
  expect(methods()).toContain('LaunchService.getReport');
});

test('a page that is saved by hand only is named as unsaved', async () => {
  await open(null);
  await screen.findByTestId('launch-unsaved');
  screen.getByTestId('launch-save');
});
