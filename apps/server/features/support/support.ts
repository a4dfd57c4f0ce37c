import { RpcError, type services } from '@plinth/contract';
import type { Mailer } from '../../mail/mailer.ts';
import type { QueueMail } from '../../mail/queue.ts';
import type { Handlers } from '../../rpc/context.ts';
import type { Store } from '../../storage/database/store.ts';
import { audit } from '../../storage/records/audit.ts';

type HubFeedback = { readonly sender: string; readonly subject: string; readonly body: string };

export type SupportPorts = {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly queueMail: QueueMail;
  /** A hub on another server, which someone else reads. */
  readonly hasRemoteHub: boolean;
  /** Throws if the hub doesn't take it. */
  readonly sendToHub: (feedback: HubFeedback) => Promise<void>;
};

/** Sends feedback from the panel to the hub, and to the owner's mailbox. */
export const createSupport = ({
  store,
  mailer,
  queueMail,
  ...hub
}: SupportPorts): Handlers<typeof services.SupportService> => ({
  sendFeedback: async ({ subject, body }, { session, actor }) => {
    const isMailed = await mailer.isConfigured();
    // Rejects instead of keeping a message that nobody would read.
    if (!isMailed && !hub.hasRemoteHub) {
      throw new RpcError('VALIDATION', { message: 'MODULE.SUPPORT.NO_MAIL' });
    }
    const { name, email } = session.user;
    const sender = `${name} <${email}>`;
    await hub.sendToHub({ sender, subject, body });
    await store.transaction(async (tx) => {
      const owner = await tx.db
        .selectFrom('account')
        .select(['name', 'email', 'language'])
        .where('role', '=', 'owner')
        .executeTakeFirstOrThrow();
      const values = { subject, body, sender };
      if (isMailed) await queueMail(tx, { template: 'feedback', to: owner, values });
      await audit(tx, { record: 'feedback', result: 'created' });
    }, actor);
    return true;
  },
});
