import type { PageRecord } from '@plinth/contract';

/** Whether visitors can follow a link to a page: no drafts, and no pages that stand in for others. */
export const isReachable = ({ status, service }: Pick<PageRecord, 'status' | 'service'>): boolean =>
  status === 'publish' && service === null;
