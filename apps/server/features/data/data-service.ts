import type { services } from '@plinth/contract';
import type { DataRequest, DataResult } from '@plinth/model';
import type { Handlers } from '../../rpc/context.ts';

export type DataPorts = {
  readonly loadData: (
    requests: readonly DataRequest[],
  ) => Promise<readonly { readonly result: DataResult | null }[]>;
};

/** Widget data for the editor, from the loaders that pages are rendered with. */
export const createData = ({ loadData }: DataPorts): Handlers<typeof services.DataService> => ({
  get: async ({ requests }) => ({
    results: (await loadData(requests)).map(({ result }) => result),
  }),
});
