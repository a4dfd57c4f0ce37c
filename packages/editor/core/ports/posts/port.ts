import type { Choice } from '../choice.ts';

/** The posts of the blog. */
export type PostsPort = {
  /** Newest first. */
  readonly list: () => Promise<readonly Choice[]>;
};
