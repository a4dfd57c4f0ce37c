import { RpcError, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { type ChangedTopic, deleteTopic, type MovedArchive, renameTopic } from './change-topics.ts';
import { readTopics } from './topics.ts';

type PostsHandlers = Handlers<typeof services.PostsService>;
type TopicHandlers = Pick<PostsHandlers, 'getTopics' | 'renameTopic' | 'deleteTopic'>;

export type TopicPorts = {
  readonly store: Store;
  /**
   * Redirects the archive of a topic, and rewrites links to it. Throws `VALIDATION` before anything is
   * written.
   */
  readonly addMovedArchive: (
    tx: Tx,
    moved: MovedArchive,
  ) => Promise<{ readonly redirects: number }>;
};

/** URLs with a query can't be redirected. */
const isRedirectable = (url: string): boolean => !url.includes('?');

export function topicHandlers({ store, addMovedArchive }: TopicPorts): TopicHandlers {
  /** The number of redirects that were added. */
  const redirect = async (tx: Tx, moved: MovedArchive | null): Promise<number> => {
    if (!moved || !isRedirectable(moved.from)) return 0;
    try {
      return (await addMovedArchive(tx, moved)).redirects;
    } catch (error) {
      // Such as too many redirects. The posts are changed all the same.
      if (error instanceof RpcError && error.type === 'VALIDATION') return 0;
      throw error;
    }
  };
  const change = (work: (tx: Tx) => Promise<ChangedTopic>, actor: Actor) =>
    store.transaction(async (tx) => {
      const { posts, moved } = await work(tx);
      return { posts, redirects: await redirect(tx, moved) };
    }, actor);
  return {
    getTopics: async () => ({ items: await readTopics(store.read) }),
    renameTopic: async (renaming, { actor }) => change((tx) => renameTopic(tx, renaming), actor),
    deleteTopic: async (target, { actor }) => change((tx) => deleteTopic(tx, target), actor),
  };
}
