import type { Bundle, MessageKey } from '@plinth/i18n';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { LibraryTransfers } from '../media/library-transfers.tsx';
import { Failure } from '../router/failure.tsx';
import { redirectFor } from '../router/guard.ts';
import { idOf } from '../router/id-param.ts';
import { lazyScreen as lazy } from '../router/lazy-screen.ts';
import { Loading } from '../router/loading.tsx';
import { parentTarget } from '../router/parent-target.ts';
import type { PanelRoute } from '../router/route.ts';
import { startPath } from '../router/start.ts';
import type { RouteTitle } from '../router/title.ts';
import { RouteEffects } from './route-effects.tsx';

type Options = {
  readonly routes: readonly PanelRoute[];
  readonly isGuest: boolean;
  readonly history: RouterHistory;
  /** Loads texts, in parallel with the screen's code. */
  readonly loadTexts: (bundles: readonly Bundle[]) => Promise<void>;
};

/** Frames around screens, loaded on first use; the editor has none. */
const FRAMES = {
  shell: lazy(() => import('./shell.tsx'), 'Shell'),
  card: lazy(() => import('./card-frame.tsx'), 'CardFrame'),
  full: Outlet,
} as const;

const NotFound = lazy(() => import('./not-found.tsx'), 'NotFound');

const RootScreen = () => (
  <LibraryTransfers>
    <RouteEffects />
    <Outlet />
  </LibraryTransfers>
);

/**
 * Creates the routes for the current user: guests have sign-in, forgot, reset, activation and setup;
 * signed-in users have all others.
 */
export const createPanelRouter = ({ routes, isGuest, history, loadTexts }: Options) => {
  const root = createRootRoute({ component: RootScreen });
  const redirectIfNeeded = (href: string, path = href): void => {
    const to = redirectFor(href, isGuest, startPath(routes)) ?? parentTarget(routes, path);
    if (to) throw redirect({ to, replace: true });
  };
  const mine = routes.filter(({ area }) => area === 'anyone' || (area === 'guest') === isGuest);

  const elsewhere = (parent: AnyRoute) =>
    createRoute({
      getParentRoute: () => parent,
      path: '$',
      component: NotFound,
      staticData: { title: 'ROUTE.NOT_FOUND', state: 'app.not_found' },
      beforeLoad: ({ location }) => redirectIfNeeded(location.href, location.pathname),
    });
  /** No record has an id like `abc`. */
  const withId = async ({ params }: { readonly params: { readonly id?: string } }) => {
    if (params.id === undefined || idOf(params.id) !== 0) return;
    await loadTexts(['panel']);
    throw notFound();
  };
  const bundlesFor = (frame: string): readonly Bundle[] => {
    // Full-window screens load their own texts.
    if (frame === 'full') return [];
    if (isGuest) return ['auth'];
    return frame === 'card' ? ['auth', 'panel'] : ['panel'];
  };
  const frames = Object.entries(FRAMES).map(([frame, component]) => {
    const parent = createRoute({
      getParentRoute: () => root,
      id: frame,
      component,
      loader: () => loadTexts(bundlesFor(frame)),
      staleTime: Number.POSITIVE_INFINITY,
    });
    const children: AnyRoute[] = mine
      .filter((route) => route.frame === frame)
      .map(({ path, state, title, topic, screen }) =>
        createRoute({
          getParentRoute: () => parent,
          path,
          component: screen,
          notFoundComponent: NotFound,
          beforeLoad: withId,
          staticData: { title, state, topic: topic?.label },
        }),
      );
    return parent.addChildren(frame === 'shell' ? [...children, elsewhere(parent)] : children);
  });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => redirectIfNeeded('/'),
  });
  return createRouter({
    routeTree: root.addChildren([...frames, start]),
    history,
    trailingSlash: 'always',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Failure,
    defaultPendingMs: 400,
    defaultPendingComponent: Loading,
  });
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: RouteTitle;
    /** Its name in the list of its area's screens. */
    topic?: MessageKey | undefined;
    state?: string;
  }
}
