import type { PageRecord } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { type ChipTone, StatusChip } from '@plinth/ui';

type Status = PageRecord['status'];

const TONE: Record<Status, ChipTone> = {
  publish: 'success',
  pending: 'warning',
  draft: 'neutral',
  future: 'info',
};

const LABEL: Record<Status, MessageKey> = {
  publish: 'MODULE.PAGES.STATUS.PUBLISH',
  pending: 'MODULE.PAGES.STATUS.PENDING',
  draft: 'MODULE.PAGES.STATUS.DRAFT',
  future: 'MODULE.PAGES.STATUS.FUTURE',
};

/** Label of a status. */
export const statusLabel = (status: Status): MessageKey => LABEL[status];

/** A page's status; for a scheduled page with its date. */
export const PageStatus = ({
  page,
}: {
  readonly page: Pick<PageRecord, 'status' | 'published_at'>;
}) => {
  const t = useT();
  const format = useFormat();
  const { status, published_at } = page;
  const label =
    status === 'future' && published_at
      ? t('MODULE.PAGES.STATUS.FUTURE_AT', { time: format.dateTime(published_at) })
      : t(LABEL[status]);
  return <StatusChip tone={TONE[status]} label={label} />;
};
