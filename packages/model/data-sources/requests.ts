import type { z } from 'zod';
import { type Reference, referencesIn } from '../references/walk-references.ts';
import { DATA_SOURCES } from './registry.gen.ts';

type Sources = typeof DATA_SOURCES;

export type DataSourceName = keyof Sources;

/** A widget's request for data, such as `{ source: 'menu', id: 3 }`. */
export type DataRequest<N extends DataSourceName = DataSourceName> = {
  [K in N]: z.output<Sources[K]['request']>;
}[N];

export type DataResult<N extends DataSourceName = DataSourceName> = {
  [K in N]: z.output<Sources[K]['result']>;
}[N];

/**
 * Returns data that is already loaded. Null if it's deleted, hidden from visitors, or not loaded
 * yet.
 */
export type GetData = <R extends DataRequest>(request: R) => DataResult<R['source']> | null;

/** A cache key: equal for equal requests. */
export const dataKey = (request: DataRequest): string =>
  JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)));

export const dataReferences = (source: DataSourceName, result: DataResult): readonly Reference[] =>
  referencesIn(DATA_SOURCES[source].result, result);
