import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test, vi } from 'vitest';
import { afterUse } from '../testing/after-use.ts';
import { sampleImage } from '../testing/sample-image.ts';
import { OWNER, testServer } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';
import { uploader } from '../testing/upload-file.ts';

type Received = { readonly to: readonly string[]; readonly mail: Email };

/** An in-process mail server that records messages and can refuse them. */
async function mailServer() {
  const received: Received[] = [];
  const state = { refusing: false };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'user' && password === 'pass'
        ? done(null, { user: username })
        : done(new Error('bad credentials')),
    onMailFrom: (_, __, done) => done(state.refusing ? new Error('not now') : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ to: envelope.rcptTo.map(({ address }) => address), mail });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  afterUse(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  const { port } = smtp.server.address() as AddressInfo;
  return { received, state, port };
}

describe.each(SERVICE_DATABASES)('mail on %s', async (kind) => {
  const { received, state, port } = await mailServer();
  const server = await testServer(kind);
  const { client } = await server.owner();
  const configure = (more: object = {}) =>
    client.SettingsService.save({
      group: 'mail',
      values: {
        use_smtp: true,
        server: '127.0.0.1',
        port,
        secure: 'none',
        authentication: 'plain',
        username: 'user',
        password: 'pass',
        sender: 'site@example.com',
        ...more,
      },
    });

  test('waits without an error until a server is configured', async () => {
    expect(await client.AuthService.forgotPassword({ email: OWNER.email })).toBe(true);
    await expect(client.SettingsService.testMail({ to: OWNER.email })).rejects.toMatchObject({
      message: 'COMMON.MESSAGES.MAIL_NOT_SENT',
      data: { errors: { use_smtp: ['valueInvalid'] } },
    });
    const feedback = { subject: 'Hello', body: 'It works.' };
    await expect(client.SupportService.sendFeedback(feedback)).rejects.toMatchObject({
      code: 400,
      message: 'MODULE.SUPPORT.NO_MAIL',
    });
    expect(received).toEqual([]);
  });

  test('is sent in the recipient’s language, to the recipient only', async () => {
    await configure();
    expect(await client.SettingsService.testMail({ to: 'a@example.com' })).toBe(true);
    await client.AuthService.forgotPassword({ email: OWNER.email });
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(1), { timeout: 10_000 });
    const [testMail, reset] = received;
    expect(testMail?.to).toEqual(['a@example.com']);
    expect(reset?.to).toEqual([OWNER.email]);
    expect(reset?.mail.subject).toBe('Reset your My site password');
    expect(reset?.mail.from).toMatchObject({ name: 'My site', address: 'site@example.com' });
    expect(reset?.mail.text).toMatch(/http:\/\/site\.example\/admin\/#!\/auth\/reset\/[\w-]{43}\//);
    expect(reset?.mail.html).toContain('href="http://site.example/admin/#!/auth/reset/');
    expect(reset?.mail.messageId).toMatch(/^<.+@.+>$/);
  });

  test('is sent in the name of the settings, or of the site without it', async () => {
    const nameOf = async (sender_name: string) => {
      await configure({ sender_name });
      const count = received.length;
      await client.SettingsService.testMail({ to: 'a@example.com' });
      await vi.waitFor(() => expect(received.length).toBeGreaterThan(count));
      return received.at(-1)?.mail.from;
    };
    expect(await nameOf('Ada, "Harbor"')).toMatchObject({ name: 'Ada, "Harbor"' });
    expect(await nameOf('')).toMatchObject({ name: 'My site' });
  });

  test('is in the language of the receiving account', async () => {
    const profile = await client.ProfileService.get();
    const { name, email, revision } = profile;
    await client.ProfileService.save({ item: { name, email, language: 'de_DE' }, revision });
    await client.AuthService.forgotPassword({ email });
    await vi.waitFor(
      () => expect(received.at(-1)?.mail.subject).toBe('Passwort für My site zurücksetzen'),
      { timeout: 10_000 },
    );
    const changed = await client.ProfileService.get();
    await client.ProfileService.save({
      item: { name, email, language: 'en_US' },
      revision: changed.revision,
    });
  });

  test('a line break in a subject cannot inject a header', async () => {
    const subject = 'Hello\r\nBcc: evil@example.com';
    await client.SupportService.sendFeedback({ subject, body: 'It works.' });
    const feedback = await vi.waitFor(
      () => {
        const found = received.find(({ mail }) => mail.text?.includes('It works.'));
        return found ?? expect.fail('not received yet');
      },
      { timeout: 10_000 },
    );
    expect(feedback.to).toEqual([OWNER.email]);
    expect(feedback.mail.bcc ?? []).toEqual([]);
  });

  test('a rejecting server is distinguished from an accepting one', async () => {
    state.refusing = true;
    await expect(client.SettingsService.testMail({ to: OWNER.email })).rejects.toMatchObject({
      code: 400,
      data: {
        errors: { sender: ['valueInvalid'] },
        details: { reason: expect.stringContaining('not now') },
      },
    });
    state.refusing = false;
    await configure({ password: 'wrong' });
    await expect(client.SettingsService.testMail({ to: OWNER.email })).rejects.toMatchObject({
      message: 'COMMON.MESSAGES.MAIL_NOT_SENT',
      data: {
        errors: { username: ['valueInvalid'] },
        details: { reason: expect.stringContaining('bad credentials') },
      },
    });
    for (const words of ['SSH-2.0-OpenSSH_9.2\r\n', '220 (vsFTPd 3.0.3)\r\n']) {
      const other = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.write(words);
        socket.on('data', () => socket.write('530 secret words of vsFTPd\r\n'));
      }).listen(0, '127.0.0.1');
      await once(other, 'listening');
      await configure({ port: (other.address() as AddressInfo).port });
      const refusal = await client.SettingsService.testMail({ to: OWNER.email }).catch(String);
      expect(refusal).toBe('RpcError: COMMON.MESSAGES.NO_MAIL_SERVER');
      other.close();
    }
    await configure({ port: 1 });
    await expect(client.SettingsService.testMail({ to: OWNER.email })).rejects.toMatchObject({
      data: {
        errors: { server: ['valueInvalid'] },
        details: { reason: expect.stringContaining('ECONNREFUSED') },
      },
    });
  });
});

describe('mail without SMTP', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-sendmail-'));
  afterUse(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'sendmail');
  const configure = (script: string) => {
    writeFileSync(program, `#!/bin/sh\n${script}\n`);
    chmodSync(program, 0o755);
  };
  const server = await testServer('sqlite', { environment: { PLINTH_SENDMAIL: program } });
  const browser = await server.owner();
  const { client } = browser;
  const saveSender = async (sender: string) => {
    const { revision } = await client.SettingsService.get({ group: 'mail' });
    await client.SettingsService.save({ group: 'mail', values: { sender }, revision });
  };
  const sendTest = () => client.SettingsService.testMail({ to: 'a@example.com' });

  test('is handed to the server’s mail program', async () => {
    await saveSender('site@example.com');
    const file = join(folder, 'mail');
    configure(`echo "$@" > ${file}.args; cat > ${file}`);
    expect(await sendTest()).toBe(true);
    expect(readFileSync(`${file}.args`, 'utf8')).toBe('-i -f site@example.com -- a@example.com\n');
    const sent = await PostalMime.parse(readFileSync(file));
    expect(sent).toMatchObject({
      subject: 'Test email from My site',
      to: [{ address: 'a@example.com' }],
    });
  });

  test('shows the logo of the site', async () => {
    const logo = await uploader(browser)(await sampleImage(80, 40).png().toBuffer(), 'logo.png');
    const { revision } = await client.SettingsService.get({ group: 'site_facts' });
    await client.SettingsService.save({
      group: 'site_facts',
      values: { logo_id: logo.id },
      revision,
    });
    const file = join(folder, 'with-logo');
    configure(`cat > ${file}`);
    await sendTest();
    const { html } = await PostalMime.parse(readFileSync(file));
    expect(html).toContain(`<img src="http://site.example${logo.url}" alt="My site"`);
  });

  test('that the program doesn’t take is reported', async () => {
    configure('exit 75');
    await expect(sendTest()).rejects.toMatchObject({
      message: 'COMMON.MESSAGES.MAIL_NOT_SENT',
      data: {
        errors: { use_smtp: ['valueInvalid'] },
        details: { reason: expect.stringContaining('75') },
      },
    });
  });

  test('waits until there is a sender', async () => {
    await saveSender('');
    await expect(sendTest()).rejects.toMatchObject({
      data: { errors: { use_smtp: ['valueInvalid'] } },
    });
  });
});
