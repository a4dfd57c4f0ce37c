import { Alert, Button } from '@mantine/core';
import type { UnsavedWork } from '@plinth/editor';
import { useI18n } from '@plinth/i18n/react';
import { IconAlertTriangle, IconRocket } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogActions } from '../forms/dialog-actions.tsx';
import { type Failure, failureKey, failureOf } from '../rpc/failure.ts';
import type { CheckedReport } from './checked-report.ts';
import { ReportContent } from './report-content.tsx';
import { UnsavedAlert } from './unsaved-alert.tsx';
import { useLaunchSite } from './use-launch-report.ts';

type BeforeLaunchProps = {
  readonly report: CheckedReport;
  readonly unsaved: UnsavedWork | null;
  readonly onClose: () => void;
};

const FailureAlert = ({ failure }: { readonly failure: Failure }) => {
  const { t, has } = useI18n();
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} mt="md" role="alert">
      {failure.type === 'CONFLICT'
        ? t('MODULE.LAUNCH.CONFLICT')
        : t(failureKey(failure, 'MODULE.LAUNCH.FAILED', has), failure.values)}
    </Alert>
  );
};

/** The report, and the button that launches the site. */
export const BeforeLaunch = ({ report, unsaved, onClose }: BeforeLaunchProps) => {
  const { t } = useI18n();
  const launch = useLaunchSite();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const onLaunch = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await launch(report);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {unsaved && <UnsavedAlert work={unsaved} onFailed={onClose} />}
      <ReportContent report={report} onOpen={onClose} />
      {failure && <FailureAlert failure={failure} />}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('COMMON.ACTION.STAY')}
        </Button>
        <Button
          leftSection={<IconRocket size={18} />}
          loading={isBusy}
          onClick={() => void onLaunch()}
          data-testid="launch-now"
        >
          {t('MODULE.LAUNCH.BUTTON')}
        </Button>
      </DialogActions>
    </>
  );
};
