import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLogger } from '../logging.ts';
import { startServer } from '../main.ts';
import { afterUse } from '../testing/after-use.ts';
import { textDocument } from '../testing/documents.ts';
import { createBrowser, OWNER, ownedBy } from '../testing/server.ts';
import { testFolder, testStore } from '../testing/stores.ts';
import { uploader } from '../testing/upload-file.ts';
import { StorageFull, toStoreError } from './errors.ts';

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

const FULL = { code: 507, type: 'STORAGE_FULL', message: 'COMMON.MESSAGES.STORAGE_FULL' };

describe('a full disk', async () => {
  test('is recognized from errors of the OS, SQLite, and PostgreSQL', async () => {
    const written = caught(() => writeFileSync('/dev/full', 'a'));
    expect(toStoreError(written)).toBeInstanceOf(StorageFull);
    const postgres = await testStore('postgres');
    const refused = postgres.transaction(({ db }) =>
      sql`do $$ begin raise exception using errcode = '53100'; end $$`.execute(db),
    );
    await expect(refused).rejects.toBeInstanceOf(StorageFull);
  });

  test('rejects saves and uploads with its own key, stores nothing, and allows reading', async () => {
    const lines: string[] = [];
    let ahead = 0;
    const server = await startServer({
      config: readConfig(ownedBy(await testFolder('sqlite'))),
      log: createLogger('warn', { write: (line) => void lines.push(line) }),
      clock: () => Date.now() + ahead,
    });
    afterUse(() => server.close());
    const owner = createBrowser(server.url);
    await owner.client.AuthService.login(OWNER);
    const { client } = owner;
    const home = (await client.PagesService.getTree()).items[0]?.id ?? 0;
    const { revision } = await client.PagesService.getDesign({ id: home });
    const { writer } = server.context.store;
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(writer);
    await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count}`).execute(writer);

    const content = textDocument(`<p>${'long '.repeat(8_000)}</p>`);
    const save = () =>
      client.PagesService.saveDesign({ id: home, sections: { content }, revision });
    await expect(save()).rejects.toMatchObject(FULL);
    await expect(save()).rejects.toMatchObject(FULL);
    const upload = uploader(owner);
    const many = Array.from({ length: 60 }, (_, index) => upload('text', `${index}.txt`));
    const refusals = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refusals.length).toBeGreaterThan(0);
    for (const refusal of refusals) expect(refusal).toMatchObject({ reason: FULL });

    ahead += 10 * 60_000;
    expect((await client.PagesService.getDesign({ id: home })).revision).toBe(revision);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ msg: 'the disk is full; nothing was stored' });
      expect(line).not.toContain('stack');
    }

    await sql`pragma max_page_count = 1000000`.execute(writer);
    expect((await save()).revision).toBe(revision + 1);
  });
});
