import { expect, test } from 'vitest';
import { testHub } from '../../testing/hub.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const send = async (site: TestServer, body = 'It works.') => {
  const { client } = await site.owner();
  return client.SupportService.sendFeedback({ subject: 'Hello', body }).then(
    () => 'sent',
    ({ message }) => message,
  );
};

test('a hub on another server stores feedback, without an email server', async () => {
  const hub = await testHub();
  const site = await testServer('sqlite', { environment: { PLINTH_HUB: hub.address } });
  expect(await send(site)).toBe('sent');
  expect(await hub.listFeedback()).toEqual([
    expect.objectContaining({
      domain: 'site.example',
      sender: 'owner <owner@example.com>',
      subject: 'Hello',
      body: 'It works.',
    }),
  ]);
  const { client } = await site.owner();
  const long = client.SupportService.sendFeedback({ subject: 'Hello', body: 'x'.repeat(100_000) });
  await expect(long).rejects.toMatchObject({ data: { errors: { body: expect.anything() } } });
});

test('a hub that is away is named', async () => {
  const { address, close } = await testHub();
  const site = await testServer('sqlite', { environment: { PLINTH_HUB: address } });
  await close();
  expect(await send(site)).toBe('MODULE.SUPPORT.HUB_AWAY');
});

test('feedback with the license of another hub is refused and not stored', async () => {
  const hub = await testHub();
  const other = await testHub();
  const site = await testServer('sqlite', { environment: { PLINTH_HUB: other.address } });
  const { value } = await site.context.store.read
    .selectFrom('fact')
    .select('value')
    .where('name', '=', 'license')
    .executeTakeFirstOrThrow();
  const post = async (feedback: object) => {
    const response = await fetch(`${hub.url}feedback/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(feedback),
    });
    return [response.status, await response.json()];
  };
  const feedback = { license: JSON.parse(value), sender: 'a', subject: 'b', body: 'c' };
  expect(await post(feedback)).toEqual([403, { error: 'AUTHORIZATION_FAILED' }]);
  expect(await post({ ...feedback, body: 'x'.repeat(100_000) })).toEqual([
    400,
    { error: 'FIELD_INVALID', field: 'body' },
  ]);
  expect(await hub.listFeedback()).toEqual([]);
});
