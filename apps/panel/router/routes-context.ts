import type { MessageKey } from '@plinth/i18n';
import { createContext, useContext } from 'react';
import type { PanelArea, PanelRoute } from './route.ts';

export const RoutesContext = createContext<readonly PanelRoute[]>([]);

/** The navigation areas of the panel, in order. */
export const useAreas = (): readonly PanelArea[] =>
  useContext(RoutesContext)
    .filter((route): route is PanelArea => route.navigation !== undefined)
    .toSorted((a, b) => a.navigation.order - b.navigation.order);

/** Whether a path has a screen in this version. */
export const useHasRoute = (path: string): boolean =>
  useContext(RoutesContext).some((route) => route.path === path);

/** The screens of an area whose paths start with `root`, in their order. */
export const useTopics = (
  root: string,
): readonly { readonly path: string; readonly label: MessageKey }[] =>
  useContext(RoutesContext)
    .filter(({ path }) => path.startsWith(root))
    .flatMap(({ path, topic }) => (topic ? [{ path, ...topic }] : []))
    .toSorted((a, b) => a.order - b.order);
