import type { LaunchReport, PageRecord } from '@plinth/contract';
import type { MessageKey, MessageValues } from '@plinth/i18n';
import { problemCount, sampleCount } from '../../launch/report-counts.ts';

export type AttentionInput = {
  readonly report: LaunchReport;
  readonly pages: readonly PageRecord[];
  readonly isMailConfigured: boolean;
  /** Whether only this computer or its network can open the site's URL. */
  readonly isLocal: boolean;
};

/** Something to do, and where the owner does it. */
export type AttentionItem = {
  readonly text: MessageKey;
  readonly values?: MessageValues;
  /** Null: the list of what is left to do in the site's content. */
  readonly path: string | null;
};

const inContent = (text: MessageKey, count: number): AttentionItem[] =>
  count === 0 ? [] : [{ text, values: { count }, path: null }];

/** What needs the owner's attention, most important first. */
export const attentionItems = ({
  report,
  pages,
  isMailConfigured,
  isLocal,
}: AttentionInput): readonly AttentionItem[] => {
  const pending = pages.filter(({ status }) => status === 'pending').length;
  const whenLocal: AttentionItem = {
    text: 'MODULE.DASHBOARD.ATTENTION.LOCAL',
    path: '/settings/general/',
  };
  const whenPending: AttentionItem = {
    text: 'MODULE.DASHBOARD.ATTENTION.PENDING',
    values: { count: pending },
    path: '/pages/?status=pending',
  };
  const withoutMail: AttentionItem = {
    text: 'MODULE.DASHBOARD.ATTENTION.MAIL',
    path: '/settings/mail_options/',
  };
  return [
    // Before, the launch dialog says so.
    ...(isLocal && !report.is_under_construction ? [whenLocal] : []),
    ...inContent('MODULE.DASHBOARD.ATTENTION.SAMPLES', sampleCount(report)),
    ...inContent('MODULE.DASHBOARD.ATTENTION.PROBLEMS', problemCount(report)),
    ...(pending > 0 ? [whenPending] : []),
    ...(isMailConfigured ? [] : [withoutMail]),
  ];
};
