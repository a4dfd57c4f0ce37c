import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { PostRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { friendlyUrl } from '@plinth/model';
import { toast, useMounted } from '@plinth/ui';
import { Form } from '../../../forms/form.tsx';
import { all, atMost, required } from '../../../forms/rules.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import { PostSlugField } from '../../../posts/post-slug-field.tsx';
import { client } from '../../../rpc/client.ts';

type NewPostProps = {
  /** Called with the created post, or null. */
  readonly onClose: (post: PostRecord | null) => void;
};

const NewPostForm = ({ onClose }: NewPostProps) => {
  const t = useT();
  const { form, isBusy, onSubmit } = useFields<{ name: string; url: string }>({
    initial: { name: '', url: '' },
    rules: { name: all(required, atMost(255)), url: atMost(255) },
    submit: async ({ name, url }) => {
      const slug = friendlyUrl(url || name);
      const post = await client.PostsService.save({
        item: { name, ...(slug === '' ? {} : { url: slug }) },
      });
      toast(t('COMMON.MESSAGES.CREATE_SUCCESS', { name: post.name }));
      onClose(post);
    },
    failed: 'MODULE.BLOG.POST_CREATE_ERROR',
  });
  return (
    <Form onSubmit={onSubmit} data-testid="new-post-form">
      <Stack gap="lg">
        <TextInput label={t('MODULE.POSTS.TITLE')} data-autofocus {...form.getInputProps('name')} />
        <PostSlugField name={form.values.name} {...form.getInputProps('url')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => onClose(null)}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button type="submit" loading={isBusy} data-testid="create-post">
            {t('COMMON.ACTION.CREATE')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
};

/** Title and slug of a new post, which starts as a draft. */
export const NewPostDialog = ({ opened, onClose }: NewPostProps & { readonly opened: boolean }) => {
  const t = useT();
  const isMounted = useMounted();
  return (
    <Modal opened={opened && isMounted} onClose={() => onClose(null)} title={t('MODULE.POSTS.NEW')}>
      <NewPostForm onClose={onClose} />
    </Modal>
  );
};
