import type { Topic, TopicKind } from '@plinth/model';
import type { Choice } from '../choice.ts';

export type TopicChoice = Topic & { readonly kind: TopicKind };

/** The posts of the blog. */
export type PostsPort = {
  /** Newest first. */
  readonly list: () => Promise<readonly Choice[]>;
  /** Their categories and tags, by name. */
  readonly topics: () => Promise<readonly TopicChoice[]>;
};
