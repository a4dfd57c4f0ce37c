import type { DataResult, topicsOf } from '@plinth/model';
import { topicPath } from '../facts/locations.ts';
import type { SiteLoadPorts } from './site-loader.ts';

type ShownTopic = NonNullable<DataResult<'post_list'>['topic']>;

/** A category or tag with the path of its archive. */
export const showTopic = (
  { kind, name, slug }: ReturnType<typeof topicsOf>[number],
  ports: SiteLoadPorts,
): ShownTopic => ({
  ...{ kind, name },
  path: topicPath({ kind, slug }, { ...ports, recorder: ports }),
});
