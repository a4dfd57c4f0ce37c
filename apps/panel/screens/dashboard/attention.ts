import type { HealthFinding, LaunchReport, LaunchRisk, PageRecord } from '@plinth/contract';
import { keyPart, type MessageKey, type MessageValues } from '@plinth/i18n';
import { problemCount, sampleCount } from '../../launch/report-counts.ts';
import { isMailRisk, settingsFor } from '../../settings/risk-settings.ts';
import { HEALTH_SCREEN, healthSettings } from '../../settings/use-health.ts';

export type AttentionInput = {
  readonly report: LaunchReport;
  readonly pages: readonly PageRecord[];
  /** What is wrong with the site's URL or the email server. */
  readonly risks: readonly LaunchRisk[];
  /** What the server found about itself. */
  readonly findings: readonly HealthFinding[];
  /** Messages that haven't been read. */
  readonly unread: number;
};

/** Something to do, and where the owner does it. */
export type AttentionItem = {
  readonly text: MessageKey;
  readonly values?: MessageValues;
  /**
   * A screen, the list of what is left to do in the site's content, or the launch dialog, which says
   * what to do on the server.
   */
  readonly target: { readonly path: string } | 'content' | 'launch';
};

const inContent = (text: MessageKey, count: number): AttentionItem[] =>
  count === 0 ? [] : [{ text, values: { count }, target: 'content' }];

/** Texts that say what to do; other risks have the text of the launch checks. */
const RISK_TEXTS: { readonly [R in LaunchRisk]?: MessageKey } = {
  address_local: 'MODULE.DASHBOARD.ATTENTION.LOCAL',
  mail_missing: 'MODULE.DASHBOARD.ATTENTION.MAIL',
};

const ofRisk = (risk: LaunchRisk): AttentionItem => {
  const settings = settingsFor(risk);
  return {
    text: RISK_TEXTS[risk] ?? `MODULE.LAUNCH.RISK.${keyPart(risk)}`,
    target: settings ? { path: settings.path } : 'launch',
  };
};

const ofFinding = ({ check, problem, details }: HealthFinding): AttentionItem[] =>
  problem === null
    ? []
    : [
        {
          text: `MODULE.HEALTH.PROBLEM.${keyPart(problem)}`,
          values: details,
          target: { path: healthSettings(check) ?? HEALTH_SCREEN },
        },
      ];

/** What needs the owner's attention, most important first. */
export const attentionItems = ({
  report,
  pages,
  risks,
  findings,
  unread,
}: AttentionInput): readonly AttentionItem[] => {
  const pending = pages.filter(({ status }) => status === 'pending').length;
  const whenPending: AttentionItem = {
    text: 'MODULE.DASHBOARD.ATTENTION.PENDING',
    values: { count: pending },
    target: { path: '/pages/?status=pending' },
  };
  const whenUnread: AttentionItem = {
    text: 'MODULE.DASHBOARD.ATTENTION.MESSAGES',
    values: { count: unread },
    target: { path: '/inbox/?folder=unread' },
  };
  const ofSite = risks.filter((risk) => !isMailRisk(risk));
  const isUrgent = ({ state }: HealthFinding) => state === 'error';
  return [
    ...findings.filter(isUrgent).flatMap(ofFinding),
    ...(unread > 0 ? [whenUnread] : []),
    // Before, the launch dialog says so.
    ...(report.is_under_construction ? [] : ofSite.map(ofRisk)),
    ...inContent('MODULE.DASHBOARD.ATTENTION.SAMPLES', sampleCount(report)),
    ...inContent('MODULE.DASHBOARD.ATTENTION.PROBLEMS', problemCount(report)),
    ...(pending > 0 ? [whenPending] : []),
    ...risks.filter(isMailRisk).map(ofRisk),
    ...findings.filter((finding) => !isUrgent(finding)).flatMap(ofFinding),
  ];
};
