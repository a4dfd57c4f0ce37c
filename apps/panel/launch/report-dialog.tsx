import { Modal } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, useMounted } from '@plinth/ui';
import { LoadError } from '../list/load-error.tsx';
import { ContentReport } from './content-report.tsx';
import type { Measured } from './measured-pages.ts';
import { useLaunchReport } from './use-launch-report.ts';
import './launch.css';

type ReportDialogProps = {
  readonly opened: boolean;
  readonly measured: Measured | null;
  readonly onClose: () => void;
};

/** What is left to do in the site's content, before the launch and after it. */
export const ReportDialog = ({ opened, measured, onClose }: ReportDialogProps) => {
  const t = useT();
  const isMounted = useMounted();
  const report = useLaunchReport(opened, measured);
  return (
    <Modal
      opened={opened && isMounted}
      onClose={onClose}
      title={t('MODULE.LAUNCH.REPORT')}
      size="xl"
      data-testid="report-dialog"
    >
      {report.isPending && <FormSkeleton fields={4} />}
      {report.error && <LoadError error={report.error} onRetry={() => void report.refetch()} />}
      {report.data && <ContentReport report={report.data} onOpen={onClose} />}
    </Modal>
  );
};
