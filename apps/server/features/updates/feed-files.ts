// Files of the server of releases, and what the owner is told if it doesn't send one.
import { FeedFailure, type ReleaseFeed } from '../../outbound/release-feed.ts';
import type { Store } from '../../storage/database/store.ts';
import type { Installation } from './installation.ts';
import { feedProblem, type UpdateProblem } from './update-problem.ts';

export type CheckPorts = {
  readonly store: Store;
  readonly clock: () => number;
  readonly installation: Installation;
  /** Null: no server to ask is set. */
  readonly feed: ReleaseFeed | null;
};

/** Throws `UpdateProblem`. */
export const readFile = (feed: ReleaseFeed, file: string): Promise<Buffer> =>
  feed.read(file).catch((error: unknown) => {
    throw feedProblem(error, file);
  });

/** Whether the server doesn't have this file. */
export const isMissing = (error: UpdateProblem, file: string): boolean =>
  error.cause instanceof FeedFailure && error.key === 'NOT_FOUND' && error.details.file === file;
