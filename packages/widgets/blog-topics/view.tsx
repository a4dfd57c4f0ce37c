import type { DataResult } from '@plinth/model';
import { PostTopic } from '../kit/listed-post.tsx';
import { PostMeta } from '../kit/post-meta.tsx';
import type { ViewProps } from '../kit/view.ts';
import type { BlogTopicsProperties } from './schema.ts';

type BlogTopicsProps = ViewProps<BlogTopicsProperties, DataResult<'post'>>;

export const View = ({ properties, data, root, editable }: BlogTopicsProps) => {
  const { shown } = properties;
  const topics = data?.topics.filter(({ kind }) => shown === 'all' || kind === shown);
  return (
    <div {...root}>
      {topics?.length !== 0 && (
        <PostMeta icon="tag" properties={properties} editable={editable}>
          {topics && (
            <span className="moto-topics">
              {topics.map((topic) => (
                <PostTopic key={`${topic.kind} ${topic.path ?? topic.name}`} topic={topic} />
              ))}
            </span>
          )}
        </PostMeta>
      )}
    </div>
  );
};
