import type { MessageKey } from '@plinth/i18n';
import type { RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RouteTitle } from './title.ts';

/** Where a route exists: for guests only, for signed-in people only, or for both. */
export type RouteArea = 'guest' | 'panel' | 'anyone';

export type NavigationEntry = {
  readonly icon: ReactNode;
  /** Place in the rail. */
  readonly order: number;
  /** Paths below this one mark the entry as current. */
  readonly root: string;
  /** Has a place in the bottom bar of small screens. */
  readonly isInBar: boolean;
};

/** One line of the table in `routes.ts`. */
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
  /** Name in the list of settings topics, for screens of the website settings, in table order. */
  readonly topic?: MessageKey;
};
