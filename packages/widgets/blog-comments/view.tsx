import type { DataResult } from '@plinth/model';
import { Comments } from '../kit/comments.tsx';
import type { ViewProps } from '../kit/view.ts';
import type { BlogCommentsProperties } from './schema.ts';

type BlogCommentsProps = ViewProps<BlogCommentsProperties, DataResult<'comments'>>;

export const View = ({ root, properties, data, site }: BlogCommentsProps) => (
  <div {...root}>
    <Comments {...{ properties, data, site }} />
  </div>
);
