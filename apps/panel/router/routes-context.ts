import type { MessageKey } from '@plinth/i18n';
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

/** The screens of the website settings, in the order of the table. */
export const useTopics = (): readonly { readonly path: string; readonly label: MessageKey }[] =>
  useContext(RoutesContext).flatMap(({ path, topic }) => (topic ? [{ path, label: topic }] : []));
