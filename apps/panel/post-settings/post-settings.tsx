import type { PostRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AdvancedFields } from '../document-settings/advanced-fields.tsx';
import type { FormEvents } from '../document-settings/form-events.ts';
import { SeoFields } from '../document-settings/seo-fields.tsx';
import { ShareFields } from '../document-settings/share-fields.tsx';
import { StoredRecord } from '../document-settings/stored-record.tsx';
import { useSlugCheck } from '../forms/fields/use-slug-check.ts';
import { Form } from '../forms/form.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import { RecordUses } from '../links/record-uses.tsx';
import { MISSING_POST } from '../posts/missing-post.ts';
import { postSlugCheck } from '../posts/post-slug-check.ts';
import { client } from '../rpc/client.ts';
import { useBoot } from '../session/boot.ts';
import { BasicsFields, ImageFields } from './basics-fields.tsx';
import { usePostForm } from './use-post-form.tsx';
import '../document-settings/document-settings.css';

/** A post as stored. It is never from a cache, because the form starts with what was loaded first. */
export const usePostRecord = (id: number) =>
  useQuery({
    queryKey: ['PostsService', 'record', id],
    queryFn: () => client.PostsService.get({ id }),
    gcTime: 0,
  });

type PostFormProps = FormEvents<PostRecord> & { readonly post: PostRecord };

const PostForm = ({ post, onSaved, onDirty, closing = null }: PostFormProps) => {
  const t = useT();
  const record = usePostForm({ post, onSaved });
  const { form, isDirty, onSubmit } = record;
  const { config } = useBoot();
  const { url, name } = form.values;
  const { checked } = useSlugCheck({ typed: url, name, check: postSlugCheck(post.id) });
  const fullUrl = checked?.full_url ?? post.full_url;
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);
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
        <RecordUses kind="post" id={post.id} />
        <SaveBar record={record} closing={closing} />
      </div>
    </Form>
  );
};

type PostSettingsProps = FormEvents<PostRecord> & { readonly id: number };

/** The settings of a post, on a screen of their own or over the editor. */
export const PostSettings = ({ id, ...events }: PostSettingsProps) => (
  <StoredRecord query={usePostRecord(id)} missing={MISSING_POST}>
    {(post) => <PostForm key={post.id} post={post} {...events} />}
  </StoredRecord>
);
