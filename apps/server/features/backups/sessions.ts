import type { Tx } from '../../storage/database/store.ts';

const accountsOf = async ({ db }: Tx): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email_key', 'password_hash'])
    .execute();
  return new Map(rows.map((row) => [row.id, `${row.password_hash} ${row.email_key}`]));
};

/**
 * Reads the sessions before all records are replaced. The returned function puts back those whose
 * account is the same, with the same password; all others end.
 */
export async function keepSessions(tx: Tx): Promise<() => Promise<void>> {
  const before = await accountsOf(tx);
  const sessions = await tx.db.selectFrom('session').selectAll().execute();
  return async () => {
    const after = await accountsOf(tx);
    const kept = sessions.filter(
      ({ account_id }) =>
        before.get(account_id) !== undefined && before.get(account_id) === after.get(account_id),
    );
    await tx.db.deleteFrom('session').execute();
    for (const session of kept) await tx.db.insertInto('session').values(session).execute();
  };
}
