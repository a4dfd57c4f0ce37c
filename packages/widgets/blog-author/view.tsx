import type { DataResult } from '@plinth/model';
import { PostMeta } from '../kit/post-meta.tsx';
import type { ViewProps } from '../kit/view.ts';
import type { BlogAuthorProperties } from './schema.ts';

type BlogAuthorProps = ViewProps<BlogAuthorProperties, DataResult<'post'>>;

export const View = ({ properties, data, root, editable }: BlogAuthorProps) => (
  <div {...root}>
    {data?.author !== null && (
      <PostMeta icon="user" properties={properties} editable={editable}>
        {data && <span>{data.author}</span>}
      </PostMeta>
    )}
  </div>
);
