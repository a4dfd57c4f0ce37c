import type { LaunchReport, PageRecord, SitePart } from '@plinth/contract';
import type { MessageKey, MessageValues } from '@plinth/i18n';
import { partPath } from '../../launch/part-path.ts';

export type AttentionInput = {
  readonly report: LaunchReport;
  readonly pages: readonly PageRecord[];
  readonly isMailConfigured: boolean;
};

/** Something to do, and the screen where the owner does it. */
export type AttentionItem = {
  readonly text: MessageKey;
  readonly values?: MessageValues;
  readonly path: string;
};

const onParts = (text: MessageKey, parts: readonly SitePart[]): AttentionItem[] => {
  const [first] = parts;
  return first ? [{ text, values: { count: parts.length }, path: partPath(first) }] : [];
};

/** What needs the owner's attention, most important first. */
export const attentionItems = ({
  report,
  pages,
  isMailConfigured,
}: AttentionInput): readonly AttentionItem[] => {
  const pending = pages.filter(({ status }) => status === 'pending').length;
  return [
    ...onParts(
      'MODULE.DASHBOARD.ATTENTION.SAMPLES',
      report.samples.map(({ part }) => part),
    ),
    ...onParts(
      'MODULE.DASHBOARD.ATTENTION.PROBLEMS',
      report.problems.map(({ part }) => part),
    ),
    ...(pending > 0
      ? [
          {
            text: 'MODULE.DASHBOARD.ATTENTION.PENDING',
            values: { count: pending },
            path: '/pages/?status=pending',
          } as const,
        ]
      : []),
    ...(isMailConfigured
      ? []
      : [{ text: 'MODULE.DASHBOARD.ATTENTION.MAIL', path: '/settings/mail_options/' } as const]),
  ];
};
