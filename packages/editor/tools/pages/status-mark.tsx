import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  IconCircleDashed,
  IconCircleFilled,
  IconCircleHalf2,
  IconClock,
} from '@tabler/icons-react';
import type { PageChoice } from '../../core/ports/pages-port.ts';

const ICON: Record<PageChoice['status'], typeof IconClock> = {
  publish: IconCircleFilled,
  pending: IconCircleHalf2,
  draft: IconCircleDashed,
  future: IconClock,
};

/** A page's status as an icon with a text alternative. */
export function StatusMark({ status }: Pick<PageChoice, 'status'>) {
  const t = useT();
  const label = t(`MODULE.PAGES.STATUS.${keyPart(status)}`);
  const Icon = ICON[status];
  return (
    <span className="pl-page-status" data-status={status} data-tip={label}>
      <Icon size={status === 'publish' ? 8 : 14} role="img" aria-label={label} />
    </span>
  );
}
