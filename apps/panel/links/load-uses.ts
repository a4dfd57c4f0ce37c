import type { LinkUse } from '@plinth/contract';
import { client } from '../rpc/client.ts';

type Used = Parameters<typeof client.LinksService.getUses>[0];

/** The most records that the server is asked about at once. */
const MOST = 200;

/** What uses these records, each listed once. Empty if it can't be found out. */
export async function loadUses(kind: Used['kind'], ids: readonly number[]): Promise<LinkUse[]> {
  try {
    const { items } = await client.LinksService.getUses({ kind, ids: ids.slice(0, MOST) });
    const uses = new Map(items.map((use) => [`${use.type} ${use.id}`, use]));
    return [...uses.values()];
  } catch {
    return [];
  }
}
