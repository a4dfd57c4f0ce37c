import { useFormat } from '@plinth/i18n/react';

type TimeProps = { readonly time: string };

/** How long ago something happened; the exact time is its tooltip. */
export const RelativeTime = ({ time }: TimeProps) => {
  const format = useFormat();
  return <span title={format.dateTime(time)}>{format.relative(time)}</span>;
};

/** Cell of a list for when a record was last changed. */
export const ModifiedCell = ({ record }: { readonly record: { readonly modified: string } }) => (
  <RelativeTime time={record.modified} />
);
