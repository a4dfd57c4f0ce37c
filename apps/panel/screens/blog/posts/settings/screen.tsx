import { Button } from '@mantine/core';
import type { PostRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { PageStatus, PageTitle } from '@plinth/ui';
import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import { PostSettings, usePostRecord } from '../../../../post-settings/post-settings.tsx';
import { liveUrlOf, shownStatus } from '../../../../posts/post-data.ts';
import { LinkButton, useIdParam } from '../../../../router/links.tsx';

const ViewButton = ({ post }: { readonly post: PostRecord }) => {
  const t = useT();
  const liveUrl = liveUrlOf(post);
  if (liveUrl === null) return null;
  return (
    <Button
      component="a"
      href={liveUrl}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<IconExternalLink size={16} />}
    >
      {t('MODULE.POSTS.VIEW')}
    </Button>
  );
};

/** Settings of a post. */
export const PostSettingsScreen = () => {
  const t = useT();
  const id = useIdParam();
  const post = usePostRecord(id).data;
  const status = post && { status: shownStatus(post), published_at: post.published_at };
  return (
    <>
      <PageTitle
        title={post?.name ?? t('ROUTE.POST_SETTINGS.TITLE')}
        badge={status && <PageStatus page={status} />}
      >
        {post && (
          <>
            <ViewButton post={post} />
            <LinkButton to={`/blog/posts/${id}/design/`} leftSection={<IconPencil size={16} />}>
              {t('MODULE.POSTS.EDIT_DESIGN')}
            </LinkButton>
          </>
        )}
      </PageTitle>
      <PostSettings id={id} />
    </>
  );
};
