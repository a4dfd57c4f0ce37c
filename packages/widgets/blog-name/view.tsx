import type { DataResult } from '@plinth/model';
import { textDirection } from '../kit/rich-text/direction.ts';
import type { ViewProps } from '../kit/view.ts';
import type { BlogNameProperties } from './schema.ts';

type BlogNameProps = ViewProps<BlogNameProperties, DataResult<'post'>>;

export const View = ({ properties: { tag: Heading }, data, root }: BlogNameProps) => (
  <div {...root}>
    {data && (
      <Heading className="moto-post-name" dir={textDirection(data.name)}>
        {data.name}
      </Heading>
    )}
  </div>
);
