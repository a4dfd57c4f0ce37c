import { Select } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { parseTopicKey, TOPIC_KINDS, topicKey } from '@plinth/model';
import { useChoices } from '../../../../core/ports/use-choices.ts';
import { useServices } from '../../../../core/session/services.ts';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';

/** A category or tag of posts. One that no post has anymore is named by its slug. */
export function TopicField({ property, labelId }: FieldProps<'topic'>) {
  const t = useT();
  const { ports } = useServices();
  const topics = useChoices(ports.posts.topics) ?? [];
  const { value } = property;
  const chosen = typeof value === 'string' ? parseTopicKey(value) : undefined;
  const isKnown = chosen && topics.some((topic) => topicKey(topic) === topicKey(chosen));
  const shown = chosen && !isKnown ? [...topics, { ...chosen, name: chosen.slug }] : topics;
  return (
    <Select
      size="xs"
      aria-labelledby={labelId}
      placeholder={t('EDITOR.ALL_POSTS')}
      data={TOPIC_KINDS.map((kind) => ({
        group: t(`EDITOR.TOPICS.${kind === 'tag' ? 'TAG' : 'CATEGORY'}`),
        items: shown
          .filter((topic) => topic.kind === kind)
          .map((topic) => ({ value: topicKey(topic), label: topic.name })),
      }))}
      value={chosen ? topicKey(chosen) : null}
      clearable
      searchable
      onChange={(key) => property.set(key)}
    />
  );
}

export const controlKind: ControlDefinition<'topic'> = { Field: TopicField };
