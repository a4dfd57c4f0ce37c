import type { AuditKind } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import { OWNER, testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('the activity log on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const entries = async (filter: { readonly kind?: AuditKind } = {}, search?: string) =>
    (await client.AuditService.getList({ filter, count: 200, ...(search && { search }) })).items;

  test('names who did what, newest first, without texts', async () => {
    await client.MenusService.save({ item: { name: 'Secret menu', items: [] } });
    await client.SettingsService.save({
      group: 'code_injection',
      values: { header_code: '<b>Secret code</b>' },
    });
    const [settings, menu] = await entries();
    expect(settings).toMatchObject({ record: 'setting', subject: 'code_injection' });
    expect(menu).toMatchObject({ who: expect.any(String), record: 'menu', result: 'created' });
    expect(menu?.ip).not.toBe('');
    expect(JSON.stringify(await entries())).not.toContain('Secret');
  });

  test('has failed sign-ins and revoked sessions, and filters by kind', async () => {
    const guest = server.browser();
    const wrong = { ...OWNER, password: 'wrong' };
    await expect(guest.client.AuthService.login(wrong)).rejects.toMatchObject({ code: 403 });
    await server.owner();
    const { items } = await client.ProfileService.getSessions();
    await client.ProfileService.revokeSession({ id: items.find((s) => !s.is_current)?.id ?? 0 });
    const [revoked, signedIn, failed] = await entries({ kind: 'sign_in' });
    expect(revoked).toMatchObject({ record: 'session', result: 'deleted' });
    expect(signedIn).toMatchObject({ result: 'created', who: expect.any(String) });
    expect(failed).toMatchObject({ result: 'refused', who: null, subject: OWNER.email });
    const records = async (only: AuditKind) =>
      new Set((await entries({ kind: only })).map(({ record }) => record));
    expect(await records('settings')).toEqual(new Set(['setting']));
    expect(await records('content')).not.toContain('session');
  });

  test('is searched, and has pages', async () => {
    await client.SettingsService.save({ group: 'analytics', values: {} });
    const subjects = (await entries({}, 'ANALYT')).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(new Set(['analytics']));
    expect(await entries({}, '%')).toEqual([]);
    const page = await client.AuditService.getList({ count: 2, page: 2 });
    const all = await entries();
    expect(page.items).toEqual(all.slice(2, 4));
    expect(page.total).toBe(all.length);
  });

  test('is not shown in a demo, whose visitors all sign in as the owner, like backups and sessions', async () => {
    const demo = await testServer(kind, { environment: { PLINTH_DEMO: '1' } });
    const { client } = await demo.owner();
    for (const hidden of [
      client.AuditService.getList({}),
      client.BackupsService.getList(),
      client.BackupsService.getParts({ id: '20200101-000000-000', kind: 'page' }),
      client.BackupsService.getRemote(),
      client.ProfileService.getSessions(),
    ])
      await expect(hidden).rejects.toMatchObject({ type: 'DEMO' });
    expect((await client.PagesService.getList({})).total).toBeGreaterThan(0);
  });

  test('is only for signed-in users', async () => {
    const list = server.browser().client.AuditService.getList({});
    await expect(list).rejects.toMatchObject({ code: 401 });
  });
});
