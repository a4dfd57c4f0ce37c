import { recipientsIn } from '@plinth/model';
import { NotReady } from '../../jobs/not-ready.ts';
import type { JobHandler } from '../../jobs/runner.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { hashToken } from '../../security/tokens.ts';
import { readGeneral } from '../../settings/settings.ts';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import type { Store } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';
import type { FoundForm } from './find-form.ts';
import { isHeld } from './held.ts';
import { subjectOf } from './submission-subject.ts';

type Submission = StoredRecords['submission'];
type Payload = Pick<FoundForm, 'recipients' | 'subject'> & { readonly id: number };
type Ports = { readonly store: Store; readonly mailer: Mailer };

const ownerOf = ({ read }: Store) =>
  read
    .selectFrom('account')
    .select(['name', 'email', 'language'])
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();

const bodyOf = ({ fields, files }: Submission): string =>
  [
    ...fields.map(({ label, value }) => `${label}:\n${value}`),
    ...files.map(({ label, name }) => `${label}:\n${name}`),
  ].join('\n\n');

async function setMailState(
  { store }: Ports,
  id: number,
  mail_state: Submission['mail_state'],
): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.db.updateTable('submission').set({ mail_state }).where('id', '=', id).execute();
    tx.changes.push({ record: 'submission', id });
  });
}

async function send(
  submission: Submission,
  form: Omit<Payload, 'id'>,
  ports: Ports,
): Promise<void> {
  const owner = await ownerOf(ports.store);
  const { address } = await readGeneral(ports.store.read);
  const emails = recipientsIn(form.recipients);
  const own = subjectOf(form.subject ?? '', submission);
  const { id, page_name, subject, sender_name, sender_email } = submission;
  const link = `${address.replace(/\/+$/, '')}/admin/#!/inbox/${id}/`;
  for (const email of emails.length > 0 ? emails : [owner.email]) {
    await ports.mailer.send(
      {
        template: 'submission',
        to: { name: email === owner.email ? owner.name : '', email, language: owner.language },
        ...(own && { subject: own }),
        values: { subject: subject || page_name, body: bodyOf(submission), link },
        ...(sender_email && { replyTo: { name: sender_name, email: sender_email } }),
      },
      `<${hashToken(`submission ${id} ${submission.digest} ${email}`)}@plinth.invalid>`,
    );
  }
}

/** Mails a submission. Retries have the same Message-ID, so that it arrives once in most inboxes. */
export const createSubmissionMail =
  (ports: Ports): JobHandler =>
  async ({ id, ...form }: Payload) => {
    const submission = await findRecord(ports.store.read, 'submission', id);
    if (!submission || submission.mail_state === 'sent') return;
    // Kept, because it may be marked as no spam again.
    if (isHeld(submission)) throw new NotReady(`the message is ${submission.status}`);
    try {
      await send(submission, form, ports);
    } catch (error) {
      await setMailState(ports, id, error instanceof NotReady ? 'waiting' : 'failed');
      throw error;
    }
    await setMailState(ports, id, 'sent');
  };
