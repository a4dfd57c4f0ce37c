import { Button } from '@mantine/core';
import type { PostRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, PageStatus, PageTitle, Panel } from '@plinth/ui';
import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AdvancedFields } from '../../../../document-settings/advanced-fields.tsx';
import { SeoFields } from '../../../../document-settings/seo-fields.tsx';
import { ShareFields } from '../../../../document-settings/share-fields.tsx';
import { useSlugCheck } from '../../../../forms/fields/use-slug-check.ts';
import { Form } from '../../../../forms/form.tsx';
import { SaveBar } from '../../../../forms/save-bar.tsx';
import { LoadError } from '../../../../list/load-error.tsx';
import { liveUrlOf, shownStatus } from '../../../../posts/post-data.ts';
import { postSlugCheck } from '../../../../posts/post-slug-check.ts';
import { LinkButton, useIdParam } from '../../../../router/links.tsx';
import { client } from '../../../../rpc/client.ts';
import { useBoot } from '../../../../session/boot.ts';
import { BasicsFields, ImageFields } from './basics-fields.tsx';
import { usePostForm } from './use-post-form.tsx';
import '../../../../document-settings/document-settings.css';
import { MISSING_POST } from '../../../../posts/missing-post.ts';

const PostForm = ({ post }: { readonly post: PostRecord }) => {
  const t = useT();
  const record = usePostForm(post);
  const { form, onSubmit } = record;
  const { config } = useBoot();
  const { url, name } = form.values;
  const { checked } = useSlugCheck({ typed: url, name, check: postSlugCheck(post.id) });
  const fullUrl = checked?.full_url ?? post.full_url;
  return (
    <Form onSubmit={onSubmit} data-testid="post-settings">
      <div className="document-settings">
        <Panel title={t('MODULE.PAGES.BASICS')}>
          <BasicsFields form={form} post={post} />
        </Panel>
        <Panel title={t('MODULE.POSTS.IMAGE')} description={t('MODULE.POSTS.IMAGE_HINT')}>
          <ImageFields form={form} />
        </Panel>
        <Panel title={t('MODULE.PAGES.SEO')} description={t('MODULE.POSTS.SEO_HINT')}>
          <SeoFields form={form} fullUrl={fullUrl ?? ''} />
          <ShareFields
            form={form}
            owner={{ kind: 'post', id: post.id }}
            fullUrl={fullUrl ?? config.address}
            imageId={form.values.image_id}
          />
        </Panel>
        <AdvancedFields form={form} fullUrl={fullUrl ?? ''} />
        <SaveBar record={record} />
      </div>
    </Form>
  );
};

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
  const { data: post, ...query } = useQuery({
    queryKey: ['PostsService', 'record', id],
    queryFn: () => client.PostsService.get({ id }),
  });
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
      {query.isPending && <FormSkeleton fields={6} />}
      {query.error && (
        <LoadError
          error={query.error}
          onRetry={() => void query.refetch()}
          missing={MISSING_POST}
        />
      )}
      {post && <PostForm key={post.id} post={post} />}
    </>
  );
};
