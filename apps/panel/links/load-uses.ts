import type { LinkUse } from '@plinth/contract';
import { client } from '../rpc/client.ts';

type Used = Parameters<typeof client.LinksService.getUses>[0];

/** The most records that the server is asked about at once. */
const MOST = 200;

/** What uses these records, besides each other, each listed once. Null if it can't be found out. */
export async function loadUses(
  kind: Used['kind'],
  ids: readonly number[],
): Promise<LinkUse[] | null> {
  const uses = new Map<string, LinkUse>();
  const own = new Set(ids.map((id) => `${kind} ${id}`));
  try {
    for (let at = 0; at < ids.length; at += MOST) {
      const asked = ids.slice(at, at + MOST);
      const { items } = await client.LinksService.getUses({ kind, ids: asked });
      for (const use of items) {
        const key = `${use.type} ${use.id}`;
        if (!own.has(key)) uses.set(key, use);
      }
    }
  } catch {
    return null;
  }
  return [...uses.values()];
}
