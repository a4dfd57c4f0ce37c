import type { HubKeys } from '../security/hub-keys.ts';
import type { HubStore } from '../storage/database/hub-store.ts';
import type { ReleasesFolder } from '../storage/folders/releases-folder.ts';
import { type Authority, createAuthority } from './authority.ts';
import { createTakeFeedback, type TakeFeedback } from './feedback.ts';

export type HubPorts = {
  readonly keys: HubKeys;
  readonly store: HubStore;
  readonly releases: ReleasesFolder;
  /** ms since 1970 */
  readonly clock: () => number;
  /** Product id of the site that the hub is a part of. Null: a hub of its own, for many sites. */
  readonly onlyProduct: (() => Promise<string>) | null;
};

/** Activation, accounts, tutorials, feedback, and releases. */
export type Hub = HubPorts & {
  readonly authority: Authority;
  readonly takeFeedback: TakeFeedback;
};

export const createHub = (ports: HubPorts): Hub => ({
  ...ports,
  authority: createAuthority(ports),
  takeFeedback: createTakeFeedback(ports),
});
