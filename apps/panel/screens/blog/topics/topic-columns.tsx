import { topicKey } from '@plinth/model';
import { RecordLink } from '../../../list/record-link.tsx';
import type { Column } from '../../../list/use-list.ts';
import type { KnownTopic } from '../../../posts/use-topics.ts';

type CellProps = { readonly record: KnownTopic };

/** Opens the list of its posts. */
const NameCell = ({ record }: CellProps) => (
  <RecordLink to={`/blog/?topic=${encodeURIComponent(topicKey(record))}`} name={record.name} />
);

const CountCell = ({ record: { count } }: CellProps) => count;

export const TOPIC_COLUMNS: readonly Column<KnownTopic>[] = [
  { label: 'MODULE.TOPICS.NAME', width: 'minmax(0, 3fr)', Cell: NameCell },
  { label: 'MODULE.TOPICS.POSTS', width: 'minmax(80px, 1fr)', Cell: CountCell },
];
