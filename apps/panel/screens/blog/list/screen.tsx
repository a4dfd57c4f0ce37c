import { Button } from '@mantine/core';
import type { PostRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { POST_STATUSES, parseTopicKey, type TopicRef, topicKey } from '@plinth/model';
import { PageTitle, useStatusLabel } from '@plinth/ui';
import { IconArticle, IconPlus, IconSettings, IconTag, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordActions } from '../../../data/use-records.ts';
import { useOfferTarget } from '../../../links/use-offer-target.tsx';
import { RecordList } from '../../../list/record-list.tsx';
import { useList } from '../../../list/use-list.ts';
import { useTopics } from '../../../posts/use-topics.ts';
import { LinkButton, useGo } from '../../../router/links.tsx';
import { useAddressValues } from '../../../router/use-address-values.ts';
import { BlogNotice } from './blog-notice.tsx';
import { NewPostDialog } from './new-post-dialog.tsx';
import { POST_COLUMNS } from './post-columns.tsx';
import { usePostActions } from './use-post-actions.ts';
import './posts.css';

type FilterTopic = TopicRef & { readonly name: string };

/** While the topics load, the list already has the one in its address. */
function useFilterTopics(): readonly FilterTopic[] {
  const known = useTopics();
  const topic = parseTopicKey(useAddressValues().read('topic'));
  return known ?? (topic ? [{ ...topic, name: topic.slug }] : []);
}

const topicFilter = (topics: readonly FilterTopic[]) => ({
  ...({ name: 'topic', label: 'MODULE.POSTS.TOPIC', all: 'MODULE.POSTS.TOPIC_ALL' } as const),
  values: topics.map((topic) => ({
    value: topicKey(topic),
    name: topic.kind === 'tag' ? `#${topic.name}` : topic.name,
  })),
});

/** Blog posts, newest first. */
export const PostsScreen = () => {
  const t = useT();
  const go = useGo();
  const statusLabel = useStatusLabel();
  const [isNew, setNew] = useState(false);
  const { changed } = useRecordActions('PostsService');
  const topics = useFilterTopics();
  const redirect = useOfferTarget();
  const actions = usePostActions(redirect.offer);
  const list = useList('PostsService', {
    columns: POST_COLUMNS,
    sort: { by: 'created', direction: 'desc' },
    filters: [
      {
        ...{ name: 'status', label: 'MODULE.PAGES.STATUS_FILTER', all: 'MODULE.PAGES.STATUS_ALL' },
        values: POST_STATUSES.map((value) => ({ value, label: statusLabel(value) })),
      },
      ...(topics.length === 0 ? [] : [topicFilter(topics)]),
    ],
  });
  const close = (post: PostRecord | null) => {
    setNew(false);
    if (!post) return;
    void changed();
    go(`/blog/posts/${post.id}/design/`);
  };
  const newButton = (
    <Button
      leftSection={<IconPlus size={16} />}
      onClick={() => setNew(true)}
      data-testid="new-post"
    >
      {t('MODULE.POSTS.NEW')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('ROUTE.BLOG.TITLE')} description={t('MODULE.POSTS.INTRO')}>
        <LinkButton
          to="/blog/templates/"
          variant="default"
          leftSection={<IconTemplate size={16} />}
        >
          {t('ROUTE.BLOG_TEMPLATES.TITLE')}
        </LinkButton>
        <LinkButton to="/blog/topics/" variant="default" leftSection={<IconTag size={16} />}>
          {t('ROUTE.BLOG_TOPICS.TITLE')}
        </LinkButton>
        <LinkButton to="/blog/settings/" variant="default" leftSection={<IconSettings size={16} />}>
          {t('ROUTE.BLOG_SETTINGS.TITLE')}
        </LinkButton>
        {!list.hasNone && newButton}
      </PageTitle>
      <div className="blog-notice">
        <BlogNotice />
      </div>
      <RecordList
        id="post"
        list={list}
        search="MODULE.POSTS.SEARCH"
        nameOf={({ name }) => name}
        {...actions}
        empty={{
          icon: <IconArticle />,
          title: t('MODULE.POSTS.EMPTY'),
          text: t('MODULE.POSTS.EMPTY_TEXT'),
          action: newButton,
        }}
      />
      <NewPostDialog opened={isNew} onClose={close} />
      {redirect.dialog}
    </>
  );
};
