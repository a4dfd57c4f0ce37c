import { createHash } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { readGeneral } from '../../settings/settings.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { audit } from '../../storage/records/audit.ts';

/**
 * Whether this installation is activated for the URL it runs under. The built-in authority accepts
 * every request. Its purpose is to detect sites that were copied to another domain. The public site
 * doesn't depend on activation.
 */
export type ActivationInfo = {
  readonly ip: string;
  readonly domain: string;
  readonly product_id: string;
  readonly state: 'inactive' | 'active';
};

const FACT = 'activation';

const serverAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';

const factOf = async (db: Reader, name: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('fact')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
};

export async function readActivation(db: Reader): Promise<ActivationInfo> {
  const { address } = await readGeneral(db);
  const domain = URL.canParse(address) ? new URL(address).hostname : address;
  const product_id = (await factOf(db, 'installation')) ?? '';
  const isActive = (await factOf(db, FACT)) === hashState(domain, product_id);
  return { ip: serverAddress(), domain, product_id, state: isActive ? 'active' : 'inactive' };
}

export async function activate(tx: Tx): Promise<void> {
  const { domain, product_id } = await readActivation(tx.db);
  const value = hashState(domain, product_id);
  await tx.db
    .insertInto('fact')
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await audit(tx, { record: 'activation', result: 'allowed', details: { domain } });
}

const hashState = (domain: string, product_id: string): string =>
  createHash('sha256').update(`${domain}\n${product_id}`).digest('hex');
