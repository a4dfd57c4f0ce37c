import type { PostSummary } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { PostStatus } from '@plinth/model';
import {
  IconCopy,
  IconExternalLink,
  IconEyeOff,
  IconPencil,
  IconSettings,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { useRecordActions } from '../../../data/use-records.ts';
import { useDeletionText } from '../../../links/deletion-text.tsx';
import type { OfferTarget } from '../../../links/use-offer-target.tsx';
import type { BulkAction } from '../../../list/record-list.tsx';
import type { RowAction } from '../../../list/row-menu.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { liveUrlOf } from '../../../posts/post-data.ts';
import { client } from '../../../rpc/client.ts';

type PostActions = {
  readonly actionsOf: (post: PostSummary) => readonly RowAction[];
  readonly bulkActions: readonly BulkAction<PostSummary>[];
};

/** Actions on posts in their list. */
export const usePostActions = (offerTarget: OfferTarget): PostActions => {
  const t = useT();
  const { changed, duplicate, remove } = useRecordActions('PostsService');
  const attempt = useAttempt();
  const deletionText = useDeletionText();
  const removeAll = async (posts: readonly PostSummary[]) => {
    const [first, ...others] = posts;
    const text = t('MODULE.POSTS.DELETE_TEXT', { count: posts.length });
    const ids = posts.map(({ id }) => id);
    const isDone = await remove(posts, {
      title:
        first && others.length === 0
          ? t('MODULE.POSTS.DELETE_TITLE', { name: first.name })
          : t('MODULE.POSTS.DELETE_MANY', { count: posts.length }),
      text: await deletionText(text, 'post', ids),
    });
    if (isDone) offerTarget(posts.flatMap((post) => liveUrlOf(post) ?? []));
    return isDone;
  };
  const setStatus = async (posts: readonly PostSummary[], status: PostStatus) => {
    const others = posts.filter((post) => post.status !== status);
    if (others.length === 0) return true;
    const isDone = await attempt(
      async () => {
        for (const { id } of others) await client.PostsService.setStatus({ id, status });
      },
      {
        done: t(`MODULE.POSTS.CHANGED_TO_${keyPart(status)}`, { count: others.length }),
        failed: 'COMMON.MESSAGES.UPDATE_ERROR',
      },
    );
    await changed();
    return isDone;
  };
  const deletion = { label: t('COMMON.ACTION.DELETE'), Icon: IconTrash, isDanger: true };
  return {
    bulkActions: [
      {
        ...{ label: t('MODULE.POSTS.CHANGE_TO_PUBLISH'), Icon: IconWorld },
        run: (posts) => setStatus(posts, 'publish'),
      },
      {
        ...{ label: t('MODULE.POSTS.CHANGE_TO_DRAFT'), Icon: IconEyeOff },
        run: (posts) => setStatus(posts, 'draft'),
      },
      { ...deletion, run: removeAll },
    ],
    actionsOf: (post) => {
      const path = `/blog/posts/${post.id}`;
      const href = liveUrlOf(post);
      return [
        { label: t('MODULE.POSTS.EDIT_DESIGN'), Icon: IconPencil, to: `${path}/design/` },
        { label: t('ROUTE.POST_SETTINGS.TITLE'), Icon: IconSettings, to: `${path}/settings/` },
        ...(href === null ? [] : [{ label: t('MODULE.POSTS.VIEW'), Icon: IconExternalLink, href }]),
        { label: t('COMMON.ACTION.DUPLICATE'), Icon: IconCopy, run: () => duplicate(post) },
        { ...deletion, run: () => removeAll([post]) },
      ];
    },
  };
};
