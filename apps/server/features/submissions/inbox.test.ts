import { describe, expect, test } from 'vitest';
import { enqueue } from '../../jobs/enqueue.ts';
import { SUBMISSION_WEBHOOK_JOB } from '../../jobs/outgoing-jobs.ts';
import { contactPage, FILE, HONEST, NAME, PDF } from '../../testing/contact-page.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { EXPIRED_MESSAGES_JOB } from './erase-expired.ts';

describe.each(SERVICE_DATABASES)('the inbox on %s', async (kind) => {
  const { client, server, visitor, send, inbox, eraseExpired, clear, storedFiles, wait, now } =
    await contactPage(kind);

  test('the inbox goes from one to the next, marks, exports, and deletes', async () => {
    const { SubmissionsService: submissions } = client;
    for (const name of ['=1+1', 'Bob', 'Cem']) await send({ ...HONEST, [NAME]: name });
    const [cem, bob, ada] = (await inbox()).map(({ id }) => id);
    const ids = [bob ?? 0];
    expect(await submissions.get({ id: bob ?? 0 })).toMatchObject({ newer_id: cem, older_id: ada });
    expect(await submissions.setStatus({ ids, status: 'read' })).toEqual({ changed: 1 });
    expect(await inbox('unread')).toHaveLength(2);
    const { csv } = await submissions.export();
    expect(csv.split('\r\n')[0]).toBe('created,page,Name,Email,Message');
    expect(csv).toContain("'=1+1");
    await submissions.setStatus({ ids, status: 'spam' });
    expect(await submissions.get({ id: cem ?? 0 })).toMatchObject({ older_id: ada });
    expect(await submissions.delete({ ids })).toEqual({ deleted: 1 });
    wait(3_600_001);
    await eraseExpired();
    const { rows } = await server.context.store.read
      .selectFrom('history')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('record', '=', 'submission')
      .where('record_id', '=', bob ?? 0)
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(0);
    await expect(visitor.client.SubmissionsService.getList({})).rejects.toMatchObject({
      code: 401,
    });
    await clear();
  });

  test('a deleted message is hidden, waits to be passed on, and comes back', async () => {
    const { SubmissionsService: submissions } = client;
    await send({ ...HONEST, [FILE]: new File([PDF], 'x.pdf') });
    const [item] = await inbox();
    const ids = [item?.id ?? 0];
    await submissions.delete({ ids });
    expect([await inbox(), await inbox('unread'), await inbox('spam')]).toEqual([[], [], []]);
    expect(await submissions.countUnread()).toEqual({ unread: 0 });
    expect((await submissions.export()).csv).not.toContain('Ada');
    await expect(submissions.get({ id: item?.id ?? 0 })).rejects.toMatchObject({ code: 404 });
    const owner = await server.owner();
    const url = `/admin/attachments/${item?.id}/0`;
    expect((await owner.fetch(url)).status).toBe(404);
    await eraseExpired();
    // A list from before the deletion.
    expect(await submissions.setStatus({ ids, status: 'read' })).toEqual({ changed: 0 });
    expect(await inbox()).toEqual([]);
    const restored = { ids, status: 'new', restore: true } as const;
    expect(await submissions.setStatus(restored)).toEqual({ changed: 1 });
    // In another tab, say.
    expect(await submissions.setStatus(restored)).toEqual({ changed: 1 });
    expect(await inbox('unread')).toMatchObject([{ id: item?.id, mail_state: 'waiting' }]);
    expect((await owner.fetch(url)).status).toBe(200);
    await clear();
    expect(await submissions.setStatus(restored)).toEqual({ changed: 0 });
    expect(await storedFiles()).toEqual([]);
  });

  test('the same message after a deletion is a new one', async () => {
    await send(HONEST);
    const [item] = await inbox();
    await client.SubmissionsService.delete({ ids: [item?.id ?? 0] });
    await send(HONEST);
    expect(await inbox('unread')).toHaveLength(1);
    await clear();
  });

  test('a message that is restored while others are erased stays', async () => {
    await send(HONEST);
    const ids = (await inbox()).map(({ id }) => id);
    await client.SubmissionsService.delete({ ids });
    const { store } = server.context;
    const late: typeof store.transaction = async (work, actor) => {
      await client.SubmissionsService.setStatus({ ids, status: 'new', restore: true });
      return store.transaction(work, actor);
    };
    await eraseExpired({
      ...server.context,
      clock: () => now() + 3_600_001,
      store: { ...store, transaction: late },
    });
    expect(await inbox()).toMatchObject([{ id: ids[0] }]);
    await clear();
  });

  test('what would pass a message on is deleted with it, also once it was given up', async () => {
    for (const name of ['Spam', 'Failed']) await send({ ...HONEST, [NAME]: name });
    const [failed, spam] = (await inbox()).map(({ id }) => id);
    const jobs = () =>
      server.context.store.read
        .selectFrom('job')
        .select('kind')
        .where('key', 'in', [`submission ${failed}`, `submission ${spam}`])
        .execute();
    await client.SubmissionsService.setStatus({ ids: [spam ?? 0], status: 'spam' });
    await server.context.store.transaction(async (tx) => {
      const key = `submission ${failed}`;
      const payload = { id: failed, url: 'https://hook.example/' };
      await enqueue(tx, { kind: SUBMISSION_WEBHOOK_JOB, key, payload });
      await tx.db.updateTable('job').set({ state: 'failed' }).where('key', '=', key).execute();
    });
    expect(await jobs()).toHaveLength(3);
    await clear();
    expect(await jobs()).toEqual([]);
  });

  test('messages of before the days that the owner keeps them go, with their files', async () => {
    const file = new File([PDF], 'plan.pdf', { type: 'application/pdf' });
    await send({ ...HONEST, [NAME]: 'Old', [FILE]: file });
    const old = await inbox();
    expect([old.length, (await storedFiles()).length]).toEqual([1, 1]);
    wait(3 * 86_400_000);
    await send({ ...HONEST, [NAME]: 'New' });
    const owner = (await server.owner()).client;
    const names = async () =>
      (await owner.SubmissionsService.getList({})).items.map(({ sender_name }) => sender_name);
    expect(await names()).toEqual(['New', 'Old']);
    await eraseExpired();
    expect(await names()).toEqual(['New', 'Old']);
    await owner.SettingsService.save({ group: 'inbox', values: { message_days: 2 } });
    await eraseExpired();
    expect([await names(), await storedFiles()]).toEqual([['New'], []]);
    const due = await server.context.store.read
      .selectFrom('job')
      .select('due')
      .where('kind', '=', EXPIRED_MESSAGES_JOB)
      .where('state', '=', 'waiting')
      .execute();
    expect(due.map((job) => Number(job.due))).toEqual([now() + 3_600_000]);
    await owner.SettingsService.save({ group: 'inbox', values: { message_days: 0 } });
    const rest = (await owner.SubmissionsService.getList({})).items.map(({ id }) => id);
    await owner.SubmissionsService.delete({ ids: rest });
  });
});
