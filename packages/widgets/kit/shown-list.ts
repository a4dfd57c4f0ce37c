import { type DataRequest, parseTopicKey } from '@plinth/model';
import type { PageContext } from './view.ts';

type ListProperties = {
  /** The chosen one. */
  readonly topic: string | null;
  readonly has_reading_time?: boolean;
};

/** Asks for the list of posts in pages: of the chosen topic, else of the archive, else of all. */
export function shownList(
  { topic: chosen, has_reading_time = false }: ListProperties,
  { owner, list_page: page = 1, topic: archive }: PageContext,
): DataRequest<'post_list'> {
  const topic = chosen === null ? undefined : parseTopicKey(chosen);
  return {
    ...{ source: 'post_list', page, owner },
    topic: topic ?? archive ?? null,
    is_archive: topic === undefined && archive !== undefined,
    has_reading_time,
  };
}
