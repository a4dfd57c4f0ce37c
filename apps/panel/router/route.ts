import type { MessageKey } from '@plinth/i18n';
import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { RouteTitle } from './title.ts';

/** Where a route exists: for guests only, for signed-in people only, or for both. */
export type RouteArea = 'guest' | 'panel' | 'anyone';

export type NavigationEntry = {
  readonly icon: ComponentType<{ readonly size: number }>;
  /** Place in the rail. */
  readonly order: number;
  /** Paths below this one mark the entry as current. */
  readonly root: string;
  /** Has a place in the bottom bar of small screens. */
  readonly isInBar: boolean;
};

/** One address of the panel. */
export type PanelRoute = {
  /** With `$name` for parameters; begins and ends with a slash. */
  readonly path: string;
  /** The name of the route, whatever its path and parameters. */
  readonly state: `app.${string}`;
  /** Title key, see `titleKeyOf`. */
  readonly title: RouteTitle;
  readonly area: RouteArea;
  /** `shell`: header and rail around it; `card`: a card on a quiet ground; `full`: nothing. */
  readonly frame: 'shell' | 'card' | 'full';
  /** Loads with the first visit. */
  readonly screen: RouteComponent;
  readonly navigation?: NavigationEntry;
  /** Its entry in the list of settings topics, for screens of the website settings. */
  readonly topic?: { readonly label: MessageKey; readonly order: number };
};

/** A route that has a place in the navigation. */
export type PanelArea = PanelRoute & { readonly navigation: NavigationEntry };

type Given = Pick<PanelRoute, 'path' | 'title' | 'screen'> &
  Partial<Pick<PanelRoute, 'state' | 'frame' | 'navigation' | 'topic'>>;

/** `app.pages.settings` for `/pages/$id/settings/`. */
const stateOf = (path: string): PanelRoute['state'] =>
  `app.${path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('$'))
    .join('.')}`;

/** A screen for signed-in people. */
export const panelRoute = (route: Given): PanelRoute => ({
  area: 'panel',
  frame: 'shell',
  state: stateOf(route.path),
  ...route,
});

/** A screen for guests. */
export const guestRoute = (route: Given): PanelRoute => ({
  ...panelRoute(route),
  area: 'guest',
  frame: 'card',
});
