import type { DataRequest, DataResult, DataSourceName } from '@plinth/model';
import type { Reader } from '../storage/database/store.ts';
import type { Recorder } from './dependency-recorder.ts';

export type LoadPorts = Recorder & {
  readonly db: Reader;
  /** ms since 1970 */
  readonly now: number;
};

/**
 * Loads what visitors may see of one data source: all requests of a page at once, results in the
 * same order, null for records that are deleted or hidden. Tags every record it reads, so that a
 * change rerenders exactly the pages that show it.
 */
export type LoadData<N extends DataSourceName> = (
  requests: readonly DataRequest<N>[],
  ports: LoadPorts,
) => Promise<readonly (DataResult<N> | null)[]>;
