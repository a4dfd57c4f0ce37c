import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { MAX_TOPIC_NAME } from '@plinth/model';
import { toast } from '@plinth/ui';
import { useState } from 'react';
import { useRecordActions } from '../../../data/use-records.ts';
import { Form } from '../../../forms/form.tsx';
import { all, atMost, required } from '../../../forms/rules.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import type { KnownTopic } from '../../../posts/use-topics.ts';
import { client } from '../../../rpc/client.ts';
import { failureOf } from '../../../rpc/failure.ts';

type FormProps = {
  readonly topic: KnownTopic;
  readonly topics: readonly KnownTopic[];
  readonly onClose: () => void;
};

const RenameTopicForm = ({ topic, topics, onClose }: FormProps) => {
  const t = useT();
  const { changed } = useRecordActions('PostsService');
  const { kind, slug, count } = topic;
  /** The name whose URL another topic has, as the server said. */
  const [taken, setTaken] = useState<string | null>(null);
  const findOther = (name: string) =>
    topics.find(
      (one) =>
        one.kind === kind &&
        one.slug !== slug &&
        one.name.toLowerCase() === name.trim().toLowerCase(),
    );
  const merges = (name: string) => name === taken || findOther(name) !== undefined;
  const { form, isBusy, onSubmit } = useFields<{ name: string }>({
    initial: { name: topic.name },
    rules: { name: all(required, atMost(MAX_TOPIC_NAME)) },
    submit: async ({ name }) => {
      const renaming = { topic: { kind, slug }, expected: count, name, merge: merges(name) };
      try {
        const { posts } = await client.PostsService.renameTopic(renaming);
        toast(t('MODULE.TOPICS.RENAMED', { count: posts }));
      } catch (error) {
        if (!failureOf(error).fields.name?.includes('recordFound')) throw error;
        setTaken(name);
        return false;
      }
      onClose();
      await changed();
      return true;
    },
    onFailure: ({ type }) => {
      if (type === 'CONFLICT') {
        onClose();
        void changed();
      }
      return false;
    },
    failed: 'COMMON.MESSAGES.NOT_SAVED',
  });
  const wanted = form.getValues().name;
  const other = findOther(wanted);
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
          {merges(wanted) && (
            <Text size="sm">
              {other
                ? t('MODULE.TOPICS.MERGES', { name: other.name })
                : t('MODULE.TOPICS.MERGES_URL')}
            </Text>
          )}
        </div>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button type="submit" loading={isBusy} data-testid="rename-topic">
            {t(merges(wanted) ? 'MODULE.TOPICS.MERGE' : 'MODULE.TOPICS.RENAME')}
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
