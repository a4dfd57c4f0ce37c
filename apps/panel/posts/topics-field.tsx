import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { MAX_TOPICS, type TopicKind } from '@plinth/model';
import { useTopics } from './use-topics.ts';

type TopicsFieldProps = TagsInputProps & { readonly kind: TopicKind };

/** Categories or tags of a post: those that other posts have, or new ones. */
export const TopicsField = ({ kind, ...input }: TopicsFieldProps) => {
  const t = useT();
  const known = (useTopics() ?? []).filter((topic) => topic.kind === kind);
  return (
    <TagsInput
      data={[...new Set(known.map(({ name }) => name))]}
      description={t('MODULE.POSTS.TOPICS_HINT')}
      maxTags={MAX_TOPICS}
      splitChars={[',']}
      acceptValueOnBlur
      {...input}
    />
  );
};
