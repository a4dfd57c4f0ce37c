import { expect, test } from 'vitest';
import { routes } from '../routes.gen.ts';
import { redirectFor } from './guard.ts';
import { areaStart, DASHBOARD, enabledRoutes, startPath } from './start.ts';

test('the panel opens on the dashboard, and without it on the pages', () => {
  expect(startPath(routes)).toBe(DASHBOARD);
  const others = enabledRoutes(routes, { engine_dashboard: false, other: true });
  expect(others.length).toBe(routes.length - 1);
  expect(others.some(({ path }) => path === DASHBOARD)).toBe(false);
  expect(startPath(others)).toBe('/pages/');
  for (const path of ['/', '/auth/login/', DASHBOARD])
    expect(redirectFor(path, false, startPath(others))).toBe('/pages/');
});

test('the root of an area leads to the first screen that the area lists', () => {
  for (const area of ['design', 'settings']) {
    const listed = routes.flatMap(({ path, topic }) =>
      topic?.area === area ? [{ path, ...topic }] : [],
    );
    const [first] = listed.toSorted((a, b) => a.order - b.order);
    expect(areaStart(routes, `/${area}/`)).toBe(first?.path);
    expect(areaStart(routes, `/${area}`)).toBe(first?.path);
  }
  expect(areaStart(routes, '/design/none/')).toBeUndefined();
});
