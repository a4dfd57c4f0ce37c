// @vitest-environment happy-dom
import { once } from 'node:events';
import { createServer } from 'node:http';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Answers } from '../../testing/answer-calls.ts';
import { listOf, openPanel } from '../../testing/open-panel.tsx';

// The environment really loads frames.
const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const address = server.address();
const HUB = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hub/`;
const STATUS = `${HUB}tutorial/status/`;

beforeEach(() => localStorage.clear());

type Status = (request: { readonly signal: AbortSignal }) => unknown;

const open = (path: string, status: Status, isOn = true) => {
  const answers: Answers = {
    'MenusService.getList': () => listOf([]),
    'PopupsService.getList': () => listOf([]),
    [STATUS]: status,
  };
  const features: Record<string, boolean> = isOn ? { cp_tutorial_center: true } : {};
  const config = { hub_url: HUB, version: '3.1.6', build: '7', features };
  return openPanel(path, answers, { hasShell: true, config });
};

const online = () => ({ status: 'online' });
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Tutorial');
const clickButton = async () => fireEvent.click(await screen.findByTestId('tutorial-button'));

test('a tutorial opens the first time a section is visited, in a frame of the hub', async () => {
  const panel = await open('/menus/', online);
  const url = new URL((await screen.findByTitle<HTMLIFrameElement>('Tutorial')).src);
  expect(url.origin + url.pathname).toBe(`${HUB}tutorial/`);
  const { now, ...query } = Object.fromEntries(url.searchParams);
  expect(query).toEqual({ locale: 'en_US', build: '7', version: '3.1.6', section: 'menus' });
  expect(Number(now)).toBeGreaterThan(0);
  expect(frame()?.sandbox.contains('allow-scripts')).toBe(false);

  await panel.go('/popups/');
  await waitFor(() => expect(frame()?.src).toContain('section=popups'));
  await panel.go('/menus/');
  await waitFor(() => expect(frame()).toBe(null));
  await clickButton();
  await waitFor(() => expect(frame()?.src).toContain('section=menus'));
});

test('tutorials that are turned off open with the button only', async () => {
  const panel = await open('/menus/', online);
  await screen.findByTitle('Tutorial');
  fireEvent.click(screen.getByLabelText('Don’t show automatically'));
  await panel.go('/popups/');
  await waitFor(() => expect(frame()).toBe(null));
  await clickButton();
  await waitFor(() => expect(frame()?.src).toContain('section=popups'));
});

test.each([
  ['says it is offline', () => ({ status: 'offline' })],
  ['answers null', () => null],
  ['answers nonsense', () => 'online'],
  [
    'is away',
    () => {
      throw new TypeError('offline');
    },
  ],
])('the button opens the built-in help when the hub %s', async (_, status) => {
  const asked = vi.fn<() => unknown>(status);
  const panel = await open('/menus/', asked);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await clickButton();
  await waitFor(() => expect(panel.path()).toBe('/help/'));
  expect(frame()).toBe(null);
});

test('a hub that doesn’t answer is given up after 3 s, and the panel works meanwhile', async () => {
  const limits: { readonly ms: number; readonly end: () => void }[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    limits.push({ ms, end: () => controller.abort(new DOMException('', 'TimeoutError')) });
    return controller.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  let asked = 0;
  let aborted = 0;
  const panel = await open('/menus/', ({ signal }) => {
    asked += 1;
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        aborted += 1;
        reject(signal.reason);
      });
    });
  });
  await waitFor(() => expect(panel.paramsOf('MenusService.getList')).toHaveLength(1));
  await panel.go('/popups/');
  await waitFor(() => expect(panel.paramsOf('PopupsService.getList')).toHaveLength(1));
  await clickButton();
  await waitFor(() => expect(panel.path()).toBe('/help/'));
  expect([asked, aborted]).toEqual([1, 0]);
  const [limit, ...others] = limits.filter(({ ms }) => ms === 3000);
  expect(others).toEqual([]);

  await act(async () => limit?.end());
  expect(aborted).toBe(1);
  await panel.go('/menus/');
  await clickButton();
  await waitFor(() => expect(panel.path()).toBe('/help/'));
  expect(frame()).toBe(null);
  expect(asked).toBe(1);
});

test('the hub isn’t asked while the feature is off', async () => {
  const status = vi.fn(online);
  const panel = await open('/menus/', status, false);
  await clickButton();
  await waitFor(() => expect(panel.path()).toBe('/help/'));
  expect(status).not.toHaveBeenCalled();
});
