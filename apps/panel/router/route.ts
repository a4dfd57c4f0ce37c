import type { MessageKey } from '@plinth/i18n';
import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { RouteTitle } from './title.ts';

/** Who has a route: guests, signed-in users, or both. */
export type RouteArea = 'guest' | 'panel' | 'anyone';

/** The areas that list their screens. */
export type TopicArea = 'settings' | 'design';

export type NavigationEntry = {
  readonly icon: ComponentType<{ readonly size: number }>;
  /** Position in the rail. */
  readonly order: number;
  /** Paths below this one mark the entry as current. */
  readonly root: string;
  /** Whether it's in the bottom bar on small screens. */
  readonly isInBar: boolean;
  /** What is next to the name, such as a number. */
  readonly badge?: ComponentType;
};

/** A route of the panel. */
export type PanelRoute = {
  /** Starts and ends with a slash; `$name` marks parameters. */
  readonly path: string;
  /** The route's state name, independent of parameters. */
  readonly state: `app.${string}`;
  /** Title key, see `titleKeyOf`. */
  readonly title: RouteTitle;
  readonly area: RouteArea;
  /** `shell`: header and rail; `card`: a centered card; `full`: no frame. */
  readonly frame: 'shell' | 'card' | 'full';
  /** The route only exists while this feature flag is on. */
  readonly flag?: string;
  /** Lazy-loaded on first visit. */
  readonly screen: RouteComponent;
  readonly navigation?: NavigationEntry;
  /** Its entry in the list of an area's screens. */
  readonly topic?: {
    readonly area: TopicArea;
    readonly label: MessageKey;
    readonly order: number;
  };
};

/** A route with a navigation entry. */
export type PanelArea = PanelRoute & { readonly navigation: NavigationEntry };

type RouteInput = Pick<PanelRoute, 'path' | 'title' | 'screen'> &
  Partial<Pick<PanelRoute, 'state' | 'area' | 'frame' | 'flag' | 'navigation' | 'topic'>>;

/** `app.pages.settings` for `/pages/$id/settings/`. */
const stateOf = (path: string): PanelRoute['state'] =>
  `app.${path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('$'))
    .join('.')}`;

/** A route for signed-in users. */
export const panelRoute = (route: RouteInput): PanelRoute => ({
  area: 'panel',
  frame: 'shell',
  state: stateOf(route.path),
  ...route,
});

/** A route for guests, by default for them alone. */
export const guestRoute = (route: RouteInput): PanelRoute =>
  panelRoute({ area: 'guest', frame: 'card', ...route });
