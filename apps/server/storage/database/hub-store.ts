import { type Generated, Kysely, sql } from 'kysely';
import { sqliteDialect } from './sqlite-dialect.ts';

export type LicenseRow = {
  readonly product_id: string;
  readonly domain: string;
  readonly ip: string;
  readonly issued: number;
};

export type Feedback = {
  readonly product_id: string;
  readonly domain: string;
  readonly sender: string;
  readonly subject: string;
  readonly body: string;
  /** ms since 1970 */
  readonly received: number;
};

type HubTables = {
  license: LicenseRow;
  feedback: Feedback & { readonly id: Generated<number> };
};

/**
 * What a hub knows of sites. It has a file of its own, because a hub may run without a site, and a
 * site never needs it to work.
 */
export type HubStore = {
  /** Gives a product id to a domain. False if it belongs to another one. */
  readonly claimLicense: (row: LicenseRow) => Promise<boolean>;
  /** Allows another domain to use the product id. False if no license has it. */
  readonly releaseLicense: (productId: string) => Promise<boolean>;
  readonly addFeedback: (feedback: Feedback) => Promise<void>;
  readonly listFeedback: () => Promise<readonly Feedback[]>;
  readonly close: () => Promise<void>;
};

const FEEDBACK_LISTED = 200;

const TABLES = [
  sql`create table if not exists license (product_id text primary key, domain text not null, ip text not null, issued integer not null) strict`,
  sql`create table if not exists feedback (id integer primary key, product_id text not null, domain text not null, sender text not null, subject text not null, body text not null, received integer not null) strict`,
];

async function openTables(file: string): Promise<Kysely<HubTables>> {
  const db = new Kysely<HubTables>({ dialect: sqliteDialect({ file, isReader: false }) });
  for (const table of TABLES) await table.execute(db);
  return db;
}

/** Opens the file when it's first needed. */
export function createHubStore(file: string): HubStore {
  let opened: Promise<Kysely<HubTables>> | undefined;
  const open = () => {
    opened ??= openTables(file);
    return opened;
  };
  return {
    claimLicense: async ({ product_id, ...values }) => {
      const { numInsertedOrUpdatedRows = 0n } = await (await open())
        .insertInto('license')
        .values({ product_id, ...values })
        .onConflict((conflict) =>
          conflict
            .column('product_id')
            .doUpdateSet(values)
            .where('license.domain', '=', values.domain),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
    releaseLicense: async (productId) => {
      const { numDeletedRows } = await (await open())
        .deleteFrom('license')
        .where('product_id', '=', productId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    addFeedback: async (feedback) => {
      await (await open()).insertInto('feedback').values(feedback).execute();
    },
    listFeedback: async () =>
      (await open())
        .selectFrom('feedback')
        .select(['product_id', 'domain', 'sender', 'subject', 'body', 'received'])
        .orderBy('id', 'desc')
        .limit(FEEDBACK_LISTED)
        .execute(),
    close: async () => {
      await (await opened)?.destroy();
    },
  };
}
