import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useEffect } from 'react';
import type { CheckedReport } from './checked-report.ts';
import { DraftSection } from './draft-section.tsx';
import { ProblemList } from './problem-list.tsx';
import { problemCount, sampleCount } from './report-counts.ts';
import { ReportSection } from './report-section.tsx';
import { SampleList } from './sample-list.tsx';
import { Waiting } from './waiting.tsx';

type ContentReportProps = {
  readonly report: CheckedReport;
  /** Called when a link to a part of the site is followed. */
  readonly onOpen: () => void;
};

/** Which pages stay drafts, what is still the starter's, and what the checks found. */
export const ContentReport = ({ report, onOpen }: ContentReportProps) => {
  const t = useT();
  const { samples, drafts } = report;
  const sampleText =
    samples.length === 0
      ? t('MODULE.LAUNCH.NO_SAMPLES')
      : t('MODULE.LAUNCH.SAMPLES_LEFT', { count: sampleCount(report) });
  const problemText = useProblemText(report);
  useEffect(() => announce(`${sampleText}. ${problemText}`), [sampleText, problemText]);
  return (
    <>
      <DraftSection drafts={drafts} onOpen={onOpen} />
      <ReportSection
        title={t('MODULE.LAUNCH.SAMPLES')}
        isDone={samples.length === 0}
        text={sampleText}
      >
        <SampleList samples={samples} onOpen={onOpen} />
      </ReportSection>
      <CheckSection report={report} text={problemText} onOpen={onOpen} />
    </>
  );
};

function useProblemText(report: CheckedReport): string {
  const t = useT();
  if (report.measuring !== null) return t('MODULE.LAUNCH.MEASURING', { name: report.measuring });
  const count = problemCount(report);
  return count === 0 ? t('MODULE.LAUNCH.NO_PROBLEMS') : t('MODULE.LAUNCH.PROBLEMS', { count });
}

/** What the checks found, once the open page has been measured. */
const CheckSection = ({ report, text, onOpen }: ContentReportProps & { readonly text: string }) => {
  const t = useT();
  const { problems, measuring, measuredCount, shown } = report;
  const title = t('MODULE.LAUNCH.CHECKS');
  if (measuring !== null) {
    return (
      <section className="launch-section" aria-busy="true">
        <h3>{title}</h3>
        <Waiting text={text} />
      </section>
    );
  }
  return (
    <ReportSection title={title} isDone={problemCount(report) === 0} text={text}>
      <ProblemList problems={problems} onOpen={onOpen} />
      {measuredCount < shown.length && (
        <p className="launch-help">
          {t('MODULE.LAUNCH.CHECKS_HELP', { checked: measuredCount, total: shown.length })}
        </p>
      )}
    </ReportSection>
  );
};
