import { useT } from '@plinth/i18n/react';
import { useConfirmDelete } from '@plinth/ui';
import { useRecordActions } from '../../../data/use-records.ts';
import { useAttempt } from '../../../list/use-attempt.ts';
import type { KnownTopic } from '../../../posts/use-topics.ts';
import { client } from '../../../rpc/client.ts';

/** Takes a category or tag from all posts, after a confirmation. */
export const useDeleteTopic = () => {
  const t = useT();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  const { changed } = useRecordActions('PostsService');
  return async ({ kind, slug, name, count }: KnownTopic): Promise<void> => {
    const title = t('MODULE.TOPICS.DELETE_TITLE', { name });
    const text = t('MODULE.TOPICS.DELETE_TEXT', { count });
    if (!(await confirmDelete({ title, text }))) return;
    const deletion = { topic: { kind, slug }, expected: count };
    await attempt(() => client.PostsService.deleteTopic(deletion), {
      done: t('COMMON.MESSAGES.DELETE_SUCCESS', { name }),
      failed: 'COMMON.MESSAGES.NOT_DELETED',
      name,
    });
    await changed();
  };
};
