import type { PostSummary } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import {
  IconCopy,
  IconExternalLink,
  IconPencil,
  IconSettings,
  IconTrash,
} from '@tabler/icons-react';
import { useRecordActions } from '../../../data/use-records.ts';
import type { BulkAction } from '../../../list/record-list.tsx';
import type { RowAction } from '../../../list/row-menu.tsx';
import { liveUrlOf } from '../../../posts/post-data.ts';

type PostActions = {
  readonly actionsOf: (post: PostSummary) => readonly RowAction[];
  readonly bulkActions: readonly BulkAction<PostSummary>[];
};

/** Actions on posts in their list. */
export const usePostActions = (): PostActions => {
  const t = useT();
  const { duplicate, remove } = useRecordActions('PostsService');
  const removeAll = (posts: readonly PostSummary[]) => {
    const [first, ...others] = posts;
    return remove(posts, {
      title:
        first && others.length === 0
          ? t('MODULE.POSTS.DELETE_TITLE', { name: first.name })
          : t('MODULE.POSTS.DELETE_MANY', { count: posts.length }),
      text: t('MODULE.POSTS.DELETE_TEXT', { count: posts.length }),
    });
  };
  const deletion = { label: t('COMMON.ACTION.DELETE'), Icon: IconTrash, isDanger: true };
  return {
    bulkActions: [{ ...deletion, run: removeAll }],
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
