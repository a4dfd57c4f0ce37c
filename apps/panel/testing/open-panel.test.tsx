// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { lazyScreen } from '../router/lazy-screen.ts';
import { panelRoute } from '../router/route.ts';
import { openPanel } from './open-panel.tsx';

test('a test waits for the screen that it left to', async () => {
  let isLoaded = false;
  // Hooks run in reverse order, so this one runs after those of the panel.
  onTestFinished(() => expect(isLoaded).toBe(true));
  const slow = async () => {
    await new Promise((done) => setTimeout(done, 600));
    isLoaded = true;
    return { Slow: () => 'Arrived' };
  };
  const screen = lazyScreen(slow, 'Slow');
  const more = [panelRoute({ path: '/slow/', title: 'ROUTE.NOT_FOUND', screen })];
  const { go } = await openPanel('/help/', {}, { more });
  await go('/slow/');
});
