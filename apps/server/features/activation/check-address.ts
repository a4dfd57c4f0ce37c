import { enqueue, type NewJob } from '../../jobs/enqueue.ts';
import { systemActor } from '../../storage/database/actor.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import type { Activation } from './activation-state.ts';

export const ADDRESS_CHECK_JOB = 'address_check';

const DAY = 24 * 60 * 60_000;

const checkJob = (due: number): NewJob => ({
  ...{ kind: ADDRESS_CHECK_JOB, key: ADDRESS_CHECK_JOB, payload: {} },
  due,
});

export type AddressCheckPorts = {
  readonly store: Store;
  readonly activation: Pick<Activation, 'confirmAddress'>;
};

/** Compares the address that the hub sees with the license, and again the next day. */
export const createAddressCheck =
  ({ store, activation }: AddressCheckPorts) =>
  async (): Promise<void> => {
    await activation.confirmAddress(systemActor('activation'));
    await store.transaction((tx) => enqueue(tx, checkJob(tx.now + DAY)));
  };

/** Checks soon after each start, because servers change addresses while they are off. */
export const scheduleAddressCheck = (tx: Tx): Promise<void> => enqueue(tx, checkJob(tx.now));
