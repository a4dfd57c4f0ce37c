import type { DataResult } from '@plinth/model';
import { Comments } from '../kit/comments.tsx';
import type { ViewProps } from '../kit/view.ts';
import type { CommentsProperties } from './schema.ts';

type CommentsProps = ViewProps<CommentsProperties, DataResult<'comments'>>;

export const View = ({ root, properties, data, site }: CommentsProps) => (
  <div {...root}>
    <Comments {...{ properties, data, site }} />
  </div>
);
