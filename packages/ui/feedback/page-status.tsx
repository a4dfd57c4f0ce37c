import type { MessageKey } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { type ChipTone, StatusChip } from './status-chip.tsx';

const TONE = {
  publish: 'success',
  pending: 'warning',
  draft: 'neutral',
  future: 'info',
} as const satisfies { readonly [status: string]: ChipTone };

type Status = keyof typeof TONE;

const LABEL: Record<Status, MessageKey> = {
  publish: 'MODULE.PAGES.STATUS.PUBLISH',
  pending: 'MODULE.PAGES.STATUS.PENDING',
  draft: 'MODULE.PAGES.STATUS.DRAFT',
  future: 'MODULE.PAGES.STATUS.FUTURE',
};

/** Label of a status. */
export const statusLabel = (status: Status): MessageKey => LABEL[status];

type PageStatusProps = {
  readonly page: {
    readonly status: Status;
    /** ISO time; left out where there is no space for it. */
    readonly published_at?: string | null;
  };
};

/** The status of a page or post, the same everywhere; for a scheduled one with its date. */
export const PageStatus = ({ page: { status, published_at } }: PageStatusProps) => {
  const t = useT();
  const format = useFormat();
  const label =
    status === 'future' && published_at
      ? t('MODULE.PAGES.STATUS.FUTURE_AT', { time: format.dateTime(published_at) })
      : t(LABEL[status]);
  return <StatusChip tone={TONE[status]} label={label} />;
};
