import { Menu } from '@mantine/core';
import type { PostSummary } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { IconButton, PageStatus } from '@plinth/ui';
import {
  IconCopy,
  IconDots,
  IconExternalLink,
  IconPencil,
  IconSettings,
  IconTrash,
} from '@tabler/icons-react';
import { useRecordActions } from '../../../data/use-records.ts';
import { liveUrlOf, shownStatus } from '../../../posts/post-data.ts';
import { LinkAnchor } from '../../../router/links.tsx';
import { LinkMenuItem } from '../../../router/menu-link.tsx';

type PostProps = { readonly post: PostSummary };

export const PostRow = ({ post }: PostProps) => {
  const format = useFormat();
  const { name, published_at } = post;
  const status = shownStatus(post);
  return (
    <tr className="list-row" data-testid="post-row">
      <td className="list-main">
        <LinkAnchor className="list-name" to={`/blog/posts/${post.id}/design/`}>
          {name}
        </LinkAnchor>
      </td>
      <td className="posts-status">
        <PageStatus page={{ status, published_at }} />
      </td>
      <td className="list-muted list-wide-only">
        {status !== 'draft' && published_at ? format.date(published_at) : '–'}
      </td>
      <td className="list-muted list-wide-only" title={format.dateTime(post.modified)}>
        {format.relative(post.modified)}
      </td>
      <td className="list-actions">
        <PostMenu post={post} />
      </td>
    </tr>
  );
};

const PostMenu = ({ post }: PostProps) => {
  const t = useT();
  const { duplicate, remove } = useRecordActions('PostsService');
  const { id, name } = post;
  const liveUrl = liveUrlOf(post);
  const question = {
    title: t('MODULE.POSTS.DELETE_TITLE', { name }),
    text: t('MODULE.POSTS.DELETE_TEXT'),
  };
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <IconButton
          label={t('COMMON.MORE_ACTIONS', { name })}
          icon={<IconDots size={18} />}
          data-testid="post-menu"
        />
      </Menu.Target>
      <Menu.Dropdown>
        <LinkMenuItem to={`/blog/posts/${id}/design/`} leftSection={<IconPencil size={16} />}>
          {t('MODULE.POSTS.EDIT_DESIGN')}
        </LinkMenuItem>
        <LinkMenuItem to={`/blog/posts/${id}/settings/`} leftSection={<IconSettings size={16} />}>
          {t('ROUTE.POST_SETTINGS.TITLE')}
        </LinkMenuItem>
        {liveUrl !== null && (
          <Menu.Item
            component="a"
            href={liveUrl}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('MODULE.POSTS.VIEW')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void duplicate(post)}>
          {t('COMMON.ACTION.DUPLICATE')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => void remove([post], question)}
        >
          {t('COMMON.ACTION.DELETE')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
