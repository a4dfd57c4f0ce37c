// @vitest-environment happy-dom
import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { type Unsaved, UnsavedGuard } from './unsaved-guard.tsx';

/** A screen with this work, whose user follows a link to another one. */
async function leaveWith(work: Unsaved, history: RouterHistory = createMemoryHistory()) {
  const root = createRootRoute({ component: Outlet });
  const screenOf = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      screenOf('/', () => <UnsavedGuard work={work} />),
      screenOf('/list', () => <p>The list</p>),
    ]),
    history,
  });
  await router.load();
  renderPanel(<RouterProvider router={router} />);
  const leave = () => act(async () => router.history.push('/list'));
  await leave();
  return { leave, path: () => router.state.location.pathname };
}

const answer = async (name: string) => {
  const dialog = within(await screen.findByTestId('unsaved-dialog'));
  fireEvent.click(dialog.getByRole('button', { name }));
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));

const document = (more: Partial<Unsaved> = {}): Unsaved => ({
  save: async () => true,
  discard: async () => undefined,
  keep: async () => true,
  park: async () => true,
  canPark: () => true,
  saveLabel: 'MODULE.THEMES.UPDATE',
  ...more,
});

test.each([
  ['updated', 'Update', 'save'],
  ['discarded', 'Discard', 'discard'],
  ['left for later', 'Finish later', 'keep'],
])('a document is %s', async (_, name, done) => {
  const called: string[] = [];
  const noting = (what: string) => async () => {
    called.push(what);
    return true;
  };
  const discard = async () => void called.push('discard');
  const { path } = await leaveWith(
    document({ save: noting('save'), keep: noting('keep'), discard }),
  );
  await answer(name);
  await waitFor(() => expect(path()).toBe('/list'));
  expect(called).toEqual([done]);
});

test('Escape and Keep editing stay, and the next try asks again', async () => {
  const { leave, path } = await leaveWith(document());
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await closed();
  await leave();
  await answer('Keep editing');
  await closed();
  expect(path()).toBe('/');
});

test('a save that fails stays and asks nothing more: the screen says why', async () => {
  const { path } = await leaveWith(document({ save: async () => false }));
  await answer('Update');
  await closed();
  expect([path(), screen.queryByTestId('toast-error')]).toEqual(['/', null]);
});

test('work that is saved automatically is left without a question, unless that fails', async () => {
  const { path } = await leaveWith(document({ autosave: async () => true }));
  await waitFor(() => expect(path()).toBe('/list'));
  expect(screen.queryByRole('dialog')).toBe(null);

  const failed = await leaveWith(document({ autosave: async () => false }));
  await screen.findByRole('dialog');
  expect(failed.path()).toBe('/');
});

const away = { park: async () => false };

test('work that the server lacks is left with a notice', async () => {
  const { path } = await leaveWith(document(away));
  await answer('Finish later');
  await waitFor(() => expect(path()).toBe('/list'));
  await screen.findByText('Couldn’t reach the server. Your unsaved changes stay in this browser.');
});

test('work that nothing stored is not left', async () => {
  const { path } = await leaveWith(document({ ...away, keep: async () => false }));
  await answer('Finish later');
  await screen.findByTestId('toast-error');
  expect(path()).toBe('/');
});

test.each([
  ['for any browser, if the server can keep it', true, /backed up.*in any browser/],
  ['in this browser, if the server can’t', false, /stay in this browser/],
])('work is said to stay %s', async (_, canPark, text) => {
  await leaveWith(document({ canPark: () => canPark }));
  await within(await screen.findByTestId('unsaved-dialog')).findByText(text);
});

test.each([
  ['not on the server', false, true],
  ['on the server', true, false],
])('closing the tab asks only if work would be lost: %s', async (_, isParked, asks) => {
  // The history of tests doesn’t know of tabs.
  const history = createBrowserHistory();
  onTestFinished(history.destroy);
  await leaveWith(document({ isParked: () => isParked }), history);
  await answer('Keep editing');
  await closed();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(asks);
});
