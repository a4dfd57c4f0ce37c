import { RpcError, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { type ChangedTopic, deleteTopic, renameTopic } from './change-topics.ts';
import { readTopics } from './topics.ts';

type PostsHandlers = Handlers<typeof services.PostsService>;
type TopicHandlers = Pick<PostsHandlers, 'getTopics' | 'renameTopic' | 'deleteTopic'>;

export type TopicPorts = {
  readonly store: Store;
  readonly addMoved: Handlers<typeof services.RedirectsService>['addMoved'];
};

/** URLs with a query can't be redirected. */
const isRedirectable = (url: string): boolean => !url.includes('?');

export function topicHandlers({ store, addMoved }: TopicPorts): TopicHandlers {
  const change = async (
    work: (tx: Tx) => Promise<ChangedTopic>,
    context: Parameters<PostsHandlers['renameTopic']>[1],
  ) => {
    const { posts, moved } = await store.transaction(work, context.actor);
    if (!moved || !isRedirectable(moved.from)) return { posts, redirects: 0 };
    try {
      const { redirects } = await addMoved(moved, context);
      return { posts, redirects };
    } catch (error) {
      // Such as too many redirects. The posts are changed all the same.
      if (error instanceof RpcError) return { posts, redirects: 0 };
      throw error;
    }
  };
  return {
    getTopics: async () => ({ items: await readTopics(store.read) }),
    renameTopic: async ({ topic, name }, context) =>
      change((tx) => renameTopic(tx, topic, name), context),
    deleteTopic: async ({ topic }, context) => change((tx) => deleteTopic(tx, topic), context),
  };
}
