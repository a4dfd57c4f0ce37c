import type { services } from '@plinth/contract';
import type { QueueMail } from '../../mail/queue.ts';
import type { Handlers } from '../../rpc/context.ts';
import { audit } from '../../storage/audit.ts';
import type { Store } from '../../storage/store.ts';

export type SupportPorts = { readonly store: Store; readonly queueMail: QueueMail };

/** Feedback from the panel: it goes to the owner's own mailbox, never to anybody outside. */
export const createSupport = ({
  store,
  queueMail,
}: SupportPorts): Handlers<typeof services.SupportService> => ({
  sendFeedback: async ({ subject, body }, { session, actor }) => {
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
