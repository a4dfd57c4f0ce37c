import { Stack } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { TOPIC_KINDS, topicKey } from '@plinth/model';
import { EmptyState, FormSkeleton, PageTitle, Panel } from '@plinth/ui';
import { IconPencil, IconTag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { LoadError } from '../../../list/load-error.tsx';
import { RecordTable } from '../../../list/record-table.tsx';
import { type KnownTopic, useTopicsQuery } from '../../../posts/use-topics.ts';
import { RenameTopicDialog } from './rename-topic-dialog.tsx';
import { TOPIC_COLUMNS } from './topic-columns.tsx';
import { useDeleteTopic } from './use-delete-topic.ts';

const TITLES = { category: 'MODULE.POSTS.CATEGORIES', tag: 'MODULE.POSTS.TAGS' } as const;

/** The categories and tags of posts. */
export const BlogTopicsScreen = () => {
  const t = useT();
  const query = useTopicsQuery();
  const remove = useDeleteTopic();
  const [renamed, setRenamed] = useState<KnownTopic | null>(null);
  const topics = (query.data ?? []).map((topic) => ({ ...topic, id: topicKey(topic) }));
  const actionsOf = (topic: KnownTopic) => [
    { label: t('MODULE.TOPICS.RENAME'), Icon: IconPencil, run: () => setRenamed(topic) },
    {
      ...{ label: t('COMMON.ACTION.DELETE'), Icon: IconTrash, isDanger: true },
      run: () => remove(topic),
    },
  ];
  return (
    <>
      <PageTitle title={t('ROUTE.BLOG_TOPICS.TITLE')} description={t('MODULE.TOPICS.INTRO')} />
      {query.isPending && <FormSkeleton fields={4} />}
      {query.error && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <EmptyState
          icon={<IconTag />}
          title={t('MODULE.TOPICS.EMPTY')}
          text={t('MODULE.TOPICS.EMPTY_TEXT')}
        />
      )}
      <Stack gap="lg">
        {TOPIC_KINDS.map((kind) => {
          const records = topics.filter((topic) => topic.kind === kind);
          return records.length === 0 ? null : (
            <Panel key={kind} title={t(TITLES[kind])}>
              <RecordTable
                id={kind}
                columns={TOPIC_COLUMNS}
                records={records}
                nameOf={({ name }) => name}
                actionsOf={actionsOf}
              />
            </Panel>
          );
        })}
      </Stack>
      <RenameTopicDialog topic={renamed} topics={topics} onClose={() => setRenamed(null)} />
    </>
  );
};
