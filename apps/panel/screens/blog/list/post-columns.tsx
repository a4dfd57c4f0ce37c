import type { PostSummary } from '@plinth/contract';
import { useFormat } from '@plinth/i18n/react';
import { PageStatus } from '@plinth/ui';
import { useShownFile } from '../../../data/use-shown-file.ts';
import { RecordLink } from '../../../list/record-link.tsx';
import { ModifiedCell } from '../../../list/relative-time.tsx';
import type { ListColumns } from '../../../list/use-list.ts';
import { shownStatus } from '../../../posts/post-data.ts';
import { useBoot } from '../../../session/boot.ts';

type CellProps = { readonly record: PostSummary };

/** The featured image, in a size for the row. */
const PostImage = ({ id }: { readonly id: number | null }) => {
  const file = useShownFile(id);
  if (!file) return null;
  const [small] = file.renditions.toSorted((one, other) => one.width - other.width);
  return <img className="post-image" src={small?.url ?? file.url} alt="" loading="lazy" />;
};

const NameCell = ({ record: { id, name, image_id } }: CellProps) => (
  <>
    <PostImage id={image_id} />
    <RecordLink to={`/blog/posts/${id}/design/`} name={name} />
  </>
);

const StatusCell = ({ record }: CellProps) => (
  <PageStatus page={{ status: shownStatus(record), published_at: record.published_at }} />
);

const PublishedCell = ({ record }: CellProps) => {
  const format = useFormat();
  const zone = useBoot().config.time_zone;
  const { published_at } = record;
  if (shownStatus(record) === 'draft' || !published_at) return '–';
  return (
    <div>
      {format.dateTime(published_at, zone)}
      <div className="post-zone">{zone}</div>
    </div>
  );
};

const AuthorCell = ({ record }: CellProps) => record.author_name ?? '–';

export const POST_COLUMNS: ListColumns<'PostsService'> = [
  { label: 'MODULE.POSTS.TITLE', width: 'minmax(0, 3fr)', sort: 'name', Cell: NameCell },
  {
    ...{ label: 'MODULE.PAGES.STATUS.LABEL', width: 'minmax(110px, 1fr)', sort: 'status' },
    Cell: StatusCell,
  },
  {
    ...{ label: 'MODULE.POSTS.AUTHOR', width: 'minmax(90px, 0.9fr)' },
    ...{ isWideOnly: true, Cell: AuthorCell },
  },
  {
    ...{ label: 'MODULE.POSTS.PUBLISHED', width: 'minmax(100px, 0.9fr)', sort: 'published_at' },
    ...{ isWideOnly: true, Cell: PublishedCell },
  },
  {
    ...{ label: 'MODULE.PAGES.MODIFIED', width: 'minmax(100px, 0.9fr)', sort: 'modified' },
    ...{ isWideOnly: true, Cell: ModifiedCell },
  },
];
