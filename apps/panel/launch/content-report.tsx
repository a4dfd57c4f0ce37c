import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useEffect } from 'react';
import type { CheckedReport } from './checked-report.ts';
import { DraftList } from './draft-list.tsx';
import { ProblemList } from './problem-list.tsx';
import { problemCount, sampleCount } from './report-counts.ts';
import { ReportSection } from './report-section.tsx';
import { SampleList } from './sample-list.tsx';

type ContentReportProps = {
  readonly report: CheckedReport;
  /** Called when a link to a part of the site is followed. */
  readonly onOpen: () => void;
};

/** Which pages stay drafts, what is still the starter's, and what the checks found. */
export const ContentReport = ({ report, onOpen }: ContentReportProps) => {
  const t = useT();
  const { samples, drafts, problems, measuredPage } = report;
  const found = problemCount(report);
  const sampleText =
    samples.length === 0
      ? t('MODULE.LAUNCH.NO_SAMPLES')
      : t('MODULE.LAUNCH.SAMPLES_LEFT', { count: sampleCount(report) });
  const problemText =
    found === 0 ? t('MODULE.LAUNCH.NO_PROBLEMS') : t('MODULE.LAUNCH.PROBLEMS', { count: found });
  useEffect(() => announce(`${sampleText}. ${problemText}`), [sampleText, problemText]);
  return (
    <>
      {drafts.length > 0 && (
        <ReportSection
          title={t('MODULE.LAUNCH.DRAFTS')}
          isDone={false}
          text={t('MODULE.LAUNCH.DRAFTS_LEFT', { count: drafts.length })}
        >
          <DraftList drafts={drafts} onOpen={onOpen} />
        </ReportSection>
      )}
      <ReportSection
        title={t('MODULE.LAUNCH.SAMPLES')}
        isDone={samples.length === 0}
        text={sampleText}
      >
        <SampleList samples={samples} onOpen={onOpen} />
      </ReportSection>
      <ReportSection title={t('MODULE.LAUNCH.CHECKS')} isDone={found === 0} text={problemText}>
        <ProblemList problems={problems} onOpen={onOpen} />
        <p className="launch-help">
          {measuredPage === null
            ? t('MODULE.LAUNCH.CHECKS_HELP')
            : t('MODULE.LAUNCH.CHECKS_HELP_MEASURED', { name: measuredPage })}
        </p>
      </ReportSection>
    </>
  );
};
