import type { DataRequest, DataResult, DataSourceName } from '@plinth/model';
import type { Reader } from '../storage/database/store.ts';
import type { Recorder } from './recorder.ts';

export type LoadPorts = Recorder & {
  readonly db: Reader;
  /** ms since 1970 */
  readonly now: number;
};

/**
 * Loads what visitors may see of one data source, for all requests of a page at once and in their
 * order; null where it is gone or hidden. Every record that is read is tagged, so that exactly the
 * pages that show it are rendered again when it changes.
 */
export type LoadData<N extends DataSourceName> = (
  requests: readonly DataRequest<N>[],
  ports: LoadPorts,
) => Promise<readonly (DataResult<N> | null)[]>;
