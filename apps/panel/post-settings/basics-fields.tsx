import { Image, Stack, TextInput } from '@mantine/core';
import type { PostRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { POST_STATUSES } from '@plinth/model';
import { useStatusLabel } from '@plinth/ui';
import { useReadyHint } from '../document-settings/use-ready-hint.ts';
import { ChoiceField } from '../forms/fields/choice-field.tsx';
import { SwitchField } from '../forms/fields/switch-field.tsx';
import { MediaField } from '../media/media-field.tsx';
import { AuthorField } from '../posts/author-field.tsx';
import { DescriptionField } from '../posts/description-field.tsx';
import { PostSlugField } from '../posts/post-slug-field.tsx';
import { TopicsField } from '../posts/topics-field.tsx';
import { LinkAnchor } from '../router/links.tsx';
import { useBoot } from '../session/boot.ts';
import { useSettings } from '../settings/use-settings.ts';
import type { PostForm } from './use-post-form.tsx';

type FieldsProps = { readonly form: PostForm; readonly post: PostRecord };

export const BasicsFields = ({ form, post }: FieldsProps) => {
  const t = useT();
  const { config } = useBoot();
  const statusLabel = useStatusLabel();
  const readyHint = useReadyHint(form.values.status);
  return (
    <Stack gap="lg">
      <TextInput label={t('MODULE.POSTS.TITLE')} {...form.getInputProps('name')} />
      <PostSlugField name={form.values.name} postId={post.id} {...form.getInputProps('url')} />
      <div className="field-row">
        <ChoiceField
          label={t('MODULE.PAGES.STATUS.LABEL')}
          description={readyHint}
          choices={Object.fromEntries(POST_STATUSES.map((value) => [value, statusLabel(value)]))}
          {...form.getInputProps('status')}
        />
        <TextInput
          type="datetime-local"
          label={t('MODULE.POSTS.PUBLISHED')}
          description={t('MODULE.POSTS.PUBLISH_ON_HINT', { zone: config.time_zone })}
          {...form.getInputProps('published_at')}
        />
      </div>
      <AuthorField
        label={t('MODULE.POSTS.AUTHOR')}
        description={t('MODULE.POSTS.AUTHOR_HINT')}
        placeholder={t('MODULE.POSTS.AUTHOR_NONE')}
        {...form.getInputProps('author_id')}
      />
      <DescriptionField
        max={useSettings('blog').data?.values.short_description_max}
        {...form.getInputProps('short_description')}
      />
      <TopicsField
        kind="category"
        label={t('MODULE.POSTS.CATEGORIES')}
        {...form.getInputProps('categories')}
      />
      <TopicsField kind="tag" label={t('MODULE.POSTS.TAGS')} {...form.getInputProps('tags')} />
      <SwitchField
        label={t('MODULE.POSTS.ALLOW_COMMENTS')}
        description={
          <>
            {t('MODULE.POSTS.ALLOW_COMMENTS_HINT')}{' '}
            <LinkAnchor inherit underline="always" to="/settings/integration/">
              {t('ROUTE.SETTINGS_INTEGRATION.TITLE')}
            </LinkAnchor>
          </>
        }
        {...form.getInputProps('allow_comments', { type: 'checkbox' })}
      />
    </Stack>
  );
};

/** The post's image for lists and shared links. */
export const ImageFields = ({ form }: Pick<FieldsProps, 'form'>) => {
  const t = useT();
  return (
    <Stack gap="lg">
      <MediaField
        label={t('MODULE.POSTS.IMAGE_FILE')}
        type="images"
        preview={(url) => url !== null && <Image src={url} alt="" maw={240} radius="md" mb="sm" />}
        {...form.getInputProps('image_id')}
      />
      {form.values.image_id !== null && (
        <div className="field-row">
          <TextInput label={t('MODULE.POSTS.IMAGE_ALT')} {...form.getInputProps('image_alt')} />
          <TextInput label={t('MODULE.POSTS.IMAGE_TITLE')} {...form.getInputProps('image_title')} />
        </div>
      )}
    </Stack>
  );
};
