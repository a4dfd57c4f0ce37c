import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { detourFrom } from './guard.ts';
import type { PanelRoute } from './route.ts';
import { RouteEffects } from './route-effects.tsx';

type Options = {
  readonly routes: readonly PanelRoute[];
  readonly isGuest: boolean;
  readonly history: RouterHistory;
};

/** What stands around a screen, loaded with the first screen in it: the editor needs none. */
const FRAMES = {
  shell: lazy(() => import('../shell/shell.tsx'), 'Shell'),
  card: lazy(() => import('../shell/card-frame.tsx'), 'CardFrame'),
  full: Outlet,
} as const;

const NotFound = lazy(() => import('../shell/not-found.tsx'), 'NotFound');

const RootScreen = () => (
  <>
    <RouteEffects />
    <Outlet />
  </>
);

const detour = (path: string, isGuest: boolean): void => {
  const to = detourFrom(path, isGuest);
  if (to) throw redirect({ to, replace: true });
};

/**
 * Builds the routes that exist for this visitor: a guest has login, forgot, reset, activation and
 * set-up; a signed-in person all others.
 */
export const createPanelRouter = ({ routes, isGuest, history }: Options) => {
  const root = createRootRoute({ component: RootScreen });
  const mine = routes.filter(({ area }) => area === 'anyone' || (area === 'guest') === isGuest);

  const elsewhere = (parent: AnyRoute) =>
    createRoute({
      getParentRoute: () => parent,
      path: '$',
      component: NotFound,
      staticData: { title: 'ROUTE.NOT_FOUND' },
      beforeLoad: ({ location }) => detour(location.pathname, isGuest),
    });
  const frames = Object.entries(FRAMES).map(([frame, component]) => {
    const parent = createRoute({ getParentRoute: () => root, id: frame, component });
    const children: AnyRoute[] = mine
      .filter((route) => route.frame === frame)
      .map(({ path, title, screen }) =>
        createRoute({
          getParentRoute: () => parent,
          path,
          component: screen,
          staticData: { title },
        }),
      );
    return parent.addChildren(frame === 'shell' ? [...children, elsewhere(parent)] : children);
  });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => detour('/', isGuest),
  });
  return createRouter({
    routeTree: root.addChildren([...frames, start]),
    history,
    trailingSlash: 'always',
    defaultNotFoundComponent: NotFound,
    defaultPendingMs: 400,
  });
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
  }
}
