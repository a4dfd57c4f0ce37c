import { createContext, useContext } from 'react';
import type { PanelRoute } from './route.ts';

export const RoutesContext = createContext<readonly PanelRoute[]>([]);

/** The areas of the panel in their order; an area without a route is not there. */
export const useAreas = (): readonly PanelRoute[] =>
  useContext(RoutesContext)
    .filter(({ navigation }) => navigation)
    .toSorted((a, b) => (a.navigation?.order ?? 0) - (b.navigation?.order ?? 0));

/** Whether a path has a screen in this version. */
export const useHasRoute = (path: string): boolean =>
  useContext(RoutesContext).some((route) => route.path === path);
