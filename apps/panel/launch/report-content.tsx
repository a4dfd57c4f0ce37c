import type { LaunchReport } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useBoot } from '../session/boot.ts';
import { ConnectionSection } from './connection-section.tsx';
import { ProblemList } from './problem-list.tsx';
import { ReportSection } from './report-section.tsx';
import { SampleList } from './sample-list.tsx';
import { SitePreview } from './site-preview.tsx';

type ReportContentProps = {
  readonly report: LaunchReport;
  /** Called when a link to a part of the site is followed. */
  readonly onOpen: () => void;
};

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** What visitors would see, what is still the starter's, and what the checks found. */
export const ReportContent = ({ report, onOpen }: ReportContentProps) => {
  const t = useT();
  const { main_page } = useBoot().config;
  const { samples, problems } = report;
  const found = sum(problems.flatMap(({ kinds }) => kinds.map(({ count }) => count)));
  return (
    <>
      <section className="launch-section">
        <h3>{t('MODULE.LAUNCH.PREVIEW')}</h3>
        {main_page !== null && (
          <div className="launch-previews">
            <SitePreview page={main_page} device="desktop" />
            <SitePreview page={main_page} device="mobile_v" />
          </div>
        )}
      </section>
      <ReportSection
        title={t('MODULE.LAUNCH.SAMPLES')}
        isDone={samples.length === 0}
        text={
          samples.length === 0
            ? t('MODULE.LAUNCH.NO_SAMPLES')
            : t('MODULE.LAUNCH.SAMPLES_LEFT', { count: samples.length })
        }
      >
        <SampleList samples={samples} onOpen={onOpen} />
      </ReportSection>
      <ReportSection
        title={t('MODULE.LAUNCH.CHECKS')}
        isDone={found === 0}
        text={
          found === 0
            ? t('MODULE.LAUNCH.NO_PROBLEMS')
            : t('MODULE.LAUNCH.PROBLEMS', { count: found })
        }
      >
        <ProblemList problems={problems} onOpen={onOpen} />
        <p className="launch-help">{t('MODULE.LAUNCH.CHECKS_HELP')}</p>
      </ReportSection>
      <ConnectionSection onOpen={onOpen} />
    </>
  );
};
