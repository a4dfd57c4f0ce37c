import { useT } from '@plinth/i18n/react';
import { useBoot } from '../session/boot.ts';
import type { CheckedReport } from './checked-report.ts';
import { ConnectionSection } from './connection-section.tsx';
import { ContentReport } from './content-report.tsx';
import { SitePreview } from './site-preview.tsx';

type ReportContentProps = {
  readonly report: CheckedReport;
  /** Called when a link to a part of the site is followed. */
  readonly onOpen: () => void;
};

/** What visitors would see, what is left to do, and whether visitors reach the site. */
export const ReportContent = ({ report, onOpen }: ReportContentProps) => {
  const t = useT();
  const { main_page } = useBoot().config;
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
      <ContentReport report={report} onOpen={onOpen} />
      <ConnectionSection onOpen={onOpen} />
    </>
  );
};
