import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { redirectFor } from './router/guard.ts';
import { safeTarget } from './router/redirect.ts';
import type { PanelRoute } from './router/route.ts';
import { routes } from './routes.gen.ts';
import { createPanelRouter } from './shell/create-router.tsx';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
});

/** The table's path that an address matches; `$` is the one for all others. */
const matched = (path: string, isGuest: boolean): string | undefined => {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createPanelRouter({ routes, isGuest, history, loadTexts: async () => undefined });
  return router.matchRoutes(path).at(-1)?.fullPath;
};

describe('a guest', () => {
  it.each([
    ['/auth/login/', '/auth/login/'],
    ['/auth/forgot/', '/auth/forgot/'],
    ['/auth/reset/abc/', '/auth/reset/$token/'],
    ['/activation/', '/activation/'],
    ['/setup/xyz/', '/setup/$token/'],
  ])('reaches %s', (path, route) => {
    expect(matched(path, true)).toBe(route);
  });

  it.each(['/pages/', '/dashboard/', '/no/such/route/', '/settings/general/'])(
    'is led from %s to login, and back later',
    (path) => {
      expect(matched(path, true)).toBe('/$');
      expect(redirectFor(path, true)).toBe('/auth/login/');
      expect(storage.get('redirect_after_login')).toBe(path);
    },
  );

  it('is not signed out after signing in', () => {
    expect(redirectFor('/logout/', true)).toBe('/auth/login/');
    expect(storage.size).toBe(0);
  });
});

describe('a signed-in person', () => {
  it.each(['/', '/auth/login/', '/auth/reset/abc/', '/activation/', '/setup/xyz/'])(
    'is led from %s to the dashboard',
    (path) => {
      expect(redirectFor(path, false)).toBe('/dashboard/');
    },
  );

  it.each([
    ['/pages/', '/pages/'],
    ['/pages/3/settings/', '/pages/$id/settings/'],
    ['/media/folder/7/', '/media/folder/$id/'],
    ['/logout/', '/logout/'],
    ['/no/such/route/', '/$'],
  ])('stays at %s', (path, route) => {
    expect(matched(path, false)).toBe(route);
    expect(redirectFor(path, false)).toBeNull();
  });
});

describe('every route', () => {
  it('of the panel can be gone to after signing in, but the one that signs out', () => {
    const refused = routes
      .filter(({ area }) => area === 'panel')
      .map(({ path }) => path.replace(/\$\w+/g, '7'))
      .filter((path) => safeTarget(path) !== path);
    expect(refused).toEqual(['/logout/']);
  });
});

describe('an address above a screen', () => {
  /** Where the panel leads from an address: to itself if it has a screen. */
  const targetOf = async (path: string, shown: readonly PanelRoute[] = routes) => {
    const history = createMemoryHistory({ initialEntries: [path] });
    const router = createPanelRouter({
      ...{ routes: shown, isGuest: false, history },
      loadTexts: async () => undefined,
    });
    const screenOf = (address: string) => router.matchRoutes(address).at(-1)?.fullPath;
    if (screenOf(path) !== '/$') return path;
    const { beforeLoad } =
      Object.values(router.routesById)
        .map(
          ({ options }): { readonly beforeLoad?: (context: object) => unknown } => options as never,
        )
        .find((options) => 'path' in options && options.path === '$') ?? {};
    try {
      beforeLoad?.({ location: router.buildLocation({ to: path } as never) });
    } catch (thrown) {
      const { to } = (thrown as { options: { to: string } }).options;
      return screenOf(to) === '/$' ? null : to;
    }
    return null;
  };
  const addressOf = (path: string) => path.replace(/\$\w+/g, '7');
  const above = (path: string): readonly string[] => {
    const parts = path.split('/').slice(1, -1);
    return parts.slice(1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
  };
  const parents = [...new Set(routes.flatMap(({ path }) => above(addressOf(path))))];

  it.each(parents)('leads from %s to a screen', async (path) => {
    expect(await targetOf(path)).not.toBe(null);
    expect(await targetOf(path.slice(0, -1))).not.toBe(null);
  });

  it.each([
    ['/pages/7/', '/pages/7/settings/'],
    ['/blog/posts/7/', '/blog/posts/7/settings/'],
    ['/blog/posts/', '/blog/'],
    ['/media/folder/', '/media/'],
    ['/design/widgets/button/', '/design/widgets/button/presets/'],
  ])('leads from %s to %s', async (path, target) => {
    expect(await targetOf(path)).toBe(target);
  });

  it.each(['design', 'settings'])(
    'leads from /%s/ to the first topic that is shown',
    async (area) => {
      const topics = routes
        .flatMap(({ path, topic }) => (topic?.area === area ? [{ path, order: topic.order }] : []))
        .toSorted((a, b) => a.order - b.order);
      const [first, second] = topics;
      expect(await targetOf(`/${area}/`)).toBe(first?.path);
      const others = routes.filter(({ path }) => path !== first?.path);
      expect(await targetOf(`/${area}/`, others)).toBe(second?.path);
    },
  );

  it.each(['/pages/abc/', '/design/none/', '/none/', '/pages/7/none/'])(
    '%s is not found',
    async (path) => {
      expect(await targetOf(path)).toBe(null);
    },
  );
});

it('every route has a state of its own name', () => {
  const states = routes.map(({ state }) => state);
  expect(new Set(states).size).toBe(routes.length);
  expect(states).toEqual(
    expect.arrayContaining([
      'app.logout',
      'app.auth.login',
      'app.settings.mail_options',
      'app.settings.code_injection',
    ]),
  );
  const history = createMemoryHistory({ initialEntries: ['/pages/3/settings/'] });
  const router = createPanelRouter({
    ...{ routes, isGuest: false, history },
    loadTexts: async () => undefined,
  });
  const match = router.matchRoutes('/pages/3/settings/').at(-1);
  expect(match && router.routesById[match.routeId]?.options.staticData?.state).toBe(
    'app.pages.settings',
  );
});
