import { readStorage, writeStorage } from '@plinth/ui';

const STORED = 'plinth_dashboard_visited';

/** Whether the dashboard was open before in this browser. */
export const dashboardVisited = (): boolean => readStorage(STORED) !== null;

export const rememberDashboardVisit = (): void => writeStorage(STORED, 'yes');
