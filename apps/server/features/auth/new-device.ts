import { deviceName } from '@plinth/model';
import type { Mailer } from '../../mail/mailer.ts';
import type { QueueMail } from '../../mail/queue.ts';
import type { Caller } from '../../security/caller.ts';
import type { Tx } from '../../storage/database/store.ts';

export type NewDevicePorts = {
  readonly queueMail: QueueMail;
  readonly mailer: Pick<Mailer, 'isConfigured'>;
};

type SignIn = {
  readonly to: Parameters<QueueMail>[1]['to'];
  readonly caller: Caller;
};

/** `2026-11-29 10:00 UTC` */
const timeOf = (now: number): string =>
  `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Tells the owner of an account that a browser signed in which never did before. */
export const mailNewDevice = (
  tx: Tx,
  { to, caller }: SignIn,
  queueMail: QueueMail,
): Promise<void> => {
  const values = { device: deviceName(caller.device), ip: caller.ip, time: timeOf(tx.now) };
  return queueMail(tx, { template: 'new_device', to, values });
};
