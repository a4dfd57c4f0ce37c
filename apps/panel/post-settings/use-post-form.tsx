import type { PostRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { MAX_TOPIC_NAME } from '@plinth/model';
import { useRef } from 'react';
import { useRecordActions } from '../data/use-records.ts';
import { documentRules } from '../document-settings/document-form.ts';
import { atMost, type Rule } from '../forms/rules.tsx';
import { useRecordForm } from '../forms/use-record-form.tsx';
import { useOfferRedirects } from '../pages/use-offer-redirects.ts';
import { client } from '../rpc/client.ts';
import { useBoot } from '../session/boot.ts';
import { useSettings } from '../settings/use-settings.ts';
import { itemOf, type PostValues, valuesOf } from './post-values.ts';

const topicName = atMost(MAX_TOPIC_NAME);

/** A description that was stored under a higher limit stays until it's changed. */
const atMostOrStored =
  (max: number, stored: string): Rule<PostValues> =>
  (value, values) =>
    value === stored ? null : atMost(max)(value, values);

/** Each name has a limit. Its problem is one of the field that contains it. */
const topicNames =
  (field: 'categories' | 'tags'): Rule<PostValues> =>
  (_, values) =>
    values[field].map((name) => topicName(name, values)).find((problem) => problem) ?? null;

type PostFormNeeds = {
  readonly post: PostRecord;
  readonly onSaved?: ((post: PostRecord) => void) | undefined;
};

/** The form of a post's settings. */
export const usePostForm = ({ post, onSaved }: PostFormNeeds) => {
  const t = useT();
  const { changed: refresh } = useRecordActions('PostsService');
  const offerRedirects = useOfferRedirects();
  const located = useRef<Pick<PostRecord, 'full_url' | 'status'>>(post);
  const zone = useBoot().config.time_zone;
  const { data: blog } = useSettings('blog');
  return useRecordForm<PostValues>({
    stored: valuesOf(post, zone),
    revision: post.revision,
    savedText: ({ name }) => t('COMMON.MESSAGES.SAVE_SUCCESS', { name }),
    failed: 'COMMON.MESSAGES.NOT_SAVED',
    rules: {
      ...documentRules,
      url: atMost(255),
      ...(blog && {
        short_description: atMostOrStored(
          blog.values.short_description_max,
          post.short_description,
        ),
      }),
      image_title: atMost(255),
      image_alt: atMost(255),
      categories: topicNames('categories'),
      tags: topicNames('tags'),
    },
    save: async ({ values, changed, revision }) => {
      const item = { id: post.id, ...itemOf(values, changed, zone) };
      const stored = await client.PostsService.save({ item, revision });
      await refresh();
      offerRedirects(located.current, stored);
      located.current = stored;
      onSaved?.(stored);
      return { stored: valuesOf(stored, zone), revision: stored.revision };
    },
  });
};

export type PostForm = ReturnType<typeof usePostForm>['form'];
