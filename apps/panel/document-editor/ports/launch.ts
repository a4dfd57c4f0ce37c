import type { EditedOwner, LaunchPort, UnsavedWork } from '@plinth/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countSamples } from '../../launch/report-counts.ts';
import { useLaunch } from '../../launch/use-launch.tsx';
import { useReport } from '../../launch/use-report.tsx';
import { isUnderConstruction } from '../../session/boot.ts';
import { useMeasured } from './use-measured.ts';

/** Launching the site. Render `launchDialog` and `reportDialog` somewhere. */
export function useLaunchPort(owner: EditedOwner, unsaved: UnsavedWork | null) {
  const queries = useQueryClient();
  const { measured, onMeasured } = useMeasured(owner);
  const { openLaunch, dialog: launchDialog } = useLaunch(unsaved, measured);
  const { openReport, dialog: reportDialog } = useReport(measured);
  const launch = useMemo<LaunchPort>(
    () => ({
      open: openLaunch,
      onMeasured,
      countSamples,
      openSamples: openReport,
      isUnderConstruction: () => isUnderConstruction(queries),
    }),
    [queries, openLaunch, onMeasured, openReport],
  );
  return { launch, launchDialog, reportDialog };
}
