import type { PostRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useRecordActions } from '../../../../data/use-records.ts';
import { all, atMost, required, uri, url } from '../../../../forms/rules.tsx';
import { useRecordForm } from '../../../../forms/use-record-form.tsx';
import { client } from '../../../../rpc/client.ts';
import { useBoot } from '../../../../session/boot.ts';
import { itemOf, type PostValues, valuesOf } from './post-values.ts';

/** A post's settings; every field of the record but its design. */
export const usePostForm = (post: PostRecord) => {
  const t = useT();
  const { changed } = useRecordActions('PostsService');
  const zone = useBoot().config.time_zone;
  return useRecordForm<PostValues>({
    stored: valuesOf(post, zone),
    revision: post.revision,
    savedText: t('MODULE.POSTS.SAVED'),
    rules: {
      name: all(required, atMost(255)),
      url: atMost(255),
      image_title: atMost(255),
      image_alt: atMost(255),
      seo_title: atMost(255),
      seo_description: atMost(1000),
      seo_keywords: atMost(1000),
      canonical_url: all(atMost(2048), uri, url),
      head_code: atMost(65_536),
      body_code: atMost(65_536),
    },
    save: async (values, revision) => {
      const item = { id: post.id, ...itemOf(values, post, zone) };
      const stored = await client.PostsService.save({ item, revision });
      await changed();
      return { stored: valuesOf(stored, zone), revision: stored.revision };
    },
  });
};

export type PostForm = ReturnType<typeof usePostForm>['form'];
