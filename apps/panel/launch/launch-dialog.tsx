import { Modal } from '@mantine/core';
import type { UnsavedWork } from '@plinth/editor';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, useMounted } from '@plinth/ui';
import { LoadError } from '../list/load-error.tsx';
import { useReachability } from '../settings/use-connection.ts';
import { BeforeLaunch } from './before-launch.tsx';
import { Launched } from './launched.tsx';
import type { Measured } from './measured-pages.ts';
import { useLaunchReport } from './use-launch-report.ts';
import './launch.css';

type LaunchDialogProps = {
  readonly opened: boolean;
  readonly unsaved: UnsavedWork | null;
  readonly measured: Measured | null;
  readonly onClose: () => void;
  /** Called when the dialog has disappeared. */
  readonly onClosed: () => void;
};

/** What visitors would see, and the button that launches the site. Then where to find it. */
export const LaunchDialog = ({
  opened,
  unsaved,
  measured,
  onClose,
  onClosed,
}: LaunchDialogProps) => {
  const t = useT();
  const isMounted = useMounted();
  const report = useLaunchReport(opened, measured);
  const isLive = report.data?.is_under_construction === false;
  const { isChecking, isReachable } = useReachability(isLive);
  const title = () => {
    if (!isLive) return t('MODULE.LAUNCH.TITLE');
    if (isChecking) return t('MODULE.LAUNCH.CHECKING');
    return t(isReachable ? 'MODULE.LAUNCH.LIVE' : 'MODULE.LAUNCH.LAUNCHED');
  };
  return (
    <Modal
      opened={opened && isMounted}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title={title()}
      size="xl"
      data-testid="launch-dialog"
    >
      {report.isPending && <FormSkeleton fields={4} />}
      {report.error && <LoadError error={report.error} onRetry={() => void report.refetch()} />}
      {report.data &&
        (isLive ? (
          <Launched report={report.data} onOpen={onClose} />
        ) : (
          <BeforeLaunch report={report.data} unsaved={unsaved} onClose={onClose} />
        ))}
    </Modal>
  );
};
