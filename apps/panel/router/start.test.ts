import { expect, test } from 'vitest';
import { routes } from '../routes.gen.ts';
import { redirectFor } from './guard.ts';
import { DASHBOARD, enabledRoutes, startPath } from './start.ts';

test('the panel opens on the dashboard, and without it on the pages', () => {
  expect(startPath(routes)).toBe(DASHBOARD);
  const others = enabledRoutes(routes, { engine_dashboard: false, other: true });
  expect(others.length).toBe(routes.length - 1);
  expect(others.some(({ path }) => path === DASHBOARD)).toBe(false);
  expect(startPath(others)).toBe('/pages/');
  for (const path of ['/', '/auth/login/', DASHBOARD])
    expect(redirectFor(path, false, startPath(others))).toBe('/pages/');
});
