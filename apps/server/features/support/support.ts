import { RpcError, type services } from '@plinth/contract';
import type { Mailer } from '../../mail/mailer.ts';
import type { QueueMail } from '../../mail/queue.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { Store } from '../../storage/database/store.ts';
import { audit } from '../../storage/records/audit.ts';

export type SupportPorts = {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly queueMail: QueueMail;
};

/** Sends feedback from the panel to the owner's mailbox only. */
export const createSupport = ({
  store,
  mailer,
  queueMail,
}: SupportPorts): Handlers<typeof services.SupportService> => ({
  sendFeedback: async ({ subject, body }, { session, actor }) => {
    // Rejects instead of queueing a message that can't be sent until a mail server is configured.
    if (!(await mailer.isConfigured())) {
      throw new RpcError('VALIDATION', { message: 'MODULE.SUPPORT.NO_MAIL' });
    }
    await store.transaction(async (tx) => {
      const owner = await tx.db
        .selectFrom('account')
        .select(['name', 'email', 'language'])
        .where('role', '=', 'owner')
        .executeTakeFirstOrThrow();
      const { name, email } = session.user;
      const values = { subject, body, sender: `${name} <${email}>` };
      await queueMail(tx, { template: 'feedback', to: owner, values });
      await audit(tx, { record: 'feedback', result: 'created' });
    }, actor);
    return true;
  },
});
