import type { PanelArea, PanelRoute } from './route.ts';

export const DASHBOARD = '/dashboard/';

type Features = { readonly [flag: string]: boolean };

/** The routes whose feature flag isn't off. */
export const enabledRoutes = (
  routes: readonly PanelRoute[],
  features: Features,
): readonly PanelRoute[] =>
  routes.filter(({ flag }) => flag === undefined || features[flag] !== false);

/** The navigation areas, in order. */
export const areasOf = (routes: readonly PanelRoute[]): readonly PanelArea[] =>
  routes
    .filter((route): route is PanelArea => route.navigation !== undefined)
    .toSorted((a, b) => a.navigation.order - b.navigation.order);

/** Where the panel opens: its first area. */
export const startPath = (routes: readonly PanelRoute[]): string =>
  areasOf(routes)[0]?.path ?? DASHBOARD;
