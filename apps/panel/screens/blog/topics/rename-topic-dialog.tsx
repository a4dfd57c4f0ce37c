import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { MAX_TOPIC_NAME } from '@plinth/model';
import { toast } from '@plinth/ui';
import { useRecordActions } from '../../../data/use-records.ts';
import { Form } from '../../../forms/form.tsx';
import { all, atMost, required } from '../../../forms/rules.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import type { KnownTopic } from '../../../posts/use-topics.ts';
import { client } from '../../../rpc/client.ts';

type FormProps = {
  readonly topic: KnownTopic;
  readonly topics: readonly KnownTopic[];
  readonly onClose: () => void;
};

const RenameTopicForm = ({ topic, topics, onClose }: FormProps) => {
  const t = useT();
  const { changed } = useRecordActions('PostsService');
  const { kind, slug } = topic;
  const { form, isBusy, onSubmit } = useFields<{ name: string }>({
    initial: { name: topic.name },
    rules: { name: all(required, atMost(MAX_TOPIC_NAME)) },
    submit: async ({ name }) => {
      const { posts } = await client.PostsService.renameTopic({ topic: { kind, slug }, name });
      toast(t('MODULE.TOPICS.RENAMED', { count: posts }));
      onClose();
      await changed();
    },
    failed: 'COMMON.MESSAGES.UPDATE_ERROR',
  });
  const wanted = form.getValues().name.trim().toLowerCase();
  const other = topics.find(
    (one) => one.kind === kind && one.slug !== slug && one.name.toLowerCase() === wanted,
  );
  return (
    <Form onSubmit={onSubmit} data-testid="rename-topic-form">
      <Stack gap="lg">
        <TextInput
          label={t('MODULE.TOPICS.NAME')}
          description={t('MODULE.TOPICS.RENAME_HINT')}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <div aria-live="polite">
          {other && <Text size="sm">{t('MODULE.TOPICS.MERGES', { name: other.name })}</Text>}
        </div>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button type="submit" loading={isBusy} data-testid="rename-topic">
            {t('MODULE.TOPICS.RENAME')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
};

type DialogProps = Omit<FormProps, 'topic'> & { readonly topic: KnownTopic | null };

/** A new name for a category or tag. */
export const RenameTopicDialog = ({ topic, ...props }: DialogProps) => {
  const t = useT();
  return (
    <Modal
      opened={topic !== null}
      onClose={props.onClose}
      title={t('MODULE.TOPICS.RENAME_TITLE', { name: topic?.name ?? '' })}
    >
      {topic && <RenameTopicForm key={topic.slug} {...{ topic, ...props }} />}
    </Modal>
  );
};
