// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { Failure } from './failure.tsx';
import { lazyScreen } from './lazy-screen.ts';

const open = async (load: () => Promise<object>) => {
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const root = createRootRoute();
  const routes = [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: lazyScreen(load as () => Promise<{ Screen: () => string }>, 'Screen'),
    }),
    createRoute({ getParentRoute: () => root, path: '/other', component: () => 'another screen' }),
  ];
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history,
    defaultErrorComponent: Failure,
  });
  renderPanel(<RouterProvider router={router} />);
  return { go: (path: string) => act(async () => history.push(path)), logged };
};

test('a screen whose script doesn’t load says so, and other screens still open', async () => {
  let isOffline = true;
  const { go, logged } = await open(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module: /x.js');
    return { Screen: () => 'the screen' };
  });
  await screen.findByText(/^Can not load script “Screen”\. Your saved work is safe\./);
  screen.getByRole('button', { name: 'Reload' });
  expect(logged).toHaveBeenCalled();
  await go('/other');
  await screen.findByText('another screen');
  isOffline = false;
  await go('/');
  await screen.findByText('the screen');
});

test('a script of another version is unknown', async () => {
  await open(async () => ({ Other: () => 'other' }));
  await screen.findByText(/^Unknown script “Screen”/);
});
