import type { DataResult } from '@plinth/model';
import { ReadingTime } from '../kit/listed-post.tsx';
import { PostMeta } from '../kit/post-meta.tsx';
import type { ViewProps } from '../kit/view.ts';
import type { BlogPublishedOnProperties } from './schema.ts';

type BlogPublishedOnProps = ViewProps<BlogPublishedOnProperties, DataResult<'post'>>;

export const View = ({ properties, data, root, editable, site }: BlogPublishedOnProps) => (
  <div {...root}>
    <PostMeta icon="calendar" properties={properties} editable={editable}>
      {data && <time dateTime={data.published_at}>{data.date}</time>}
      {properties.has_reading_time && data && data.reading_minutes !== null && (
        <ReadingTime minutes={data.reading_minutes} site={site} />
      )}
    </PostMeta>
  </div>
);
