import type { MessageKey } from '@plinth/i18n';
import { createContext, useContext } from 'react';
import type { PanelArea, PanelRoute, TopicArea } from './route.ts';
import { areasOf } from './start.ts';

export const RoutesContext = createContext<readonly PanelRoute[]>([]);

/** The navigation areas of the panel, in order. */
export const useAreas = (): readonly PanelArea[] => areasOf(useContext(RoutesContext));

/** Whether a path has a screen in this version. */
export const useHasRoute = (path: string): boolean =>
  useContext(RoutesContext).some((route) => route.path === path);

/** The screens that an area lists, in their order. */
export const useTopics = (
  area: TopicArea,
): readonly { readonly path: string; readonly label: MessageKey }[] =>
  useContext(RoutesContext)
    .flatMap(({ path, topic }) => (topic?.area === area ? [{ path, ...topic }] : []))
    .toSorted((a, b) => a.order - b.order);
