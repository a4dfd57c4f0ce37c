import { fieldError } from './field-errors.ts';

type Deletion<R> = {
  readonly records: readonly R[];
  readonly countUses: (record: R) => Promise<number>;
  readonly field: string;
};

/** Throws `VALIDATION` at `field` if one of the records is used. */
export async function refuseUsed<R>({ records, countUses, field }: Deletion<R>): Promise<void> {
  for (const record of records)
    if ((await countUses(record)) > 0)
      throw fieldError(field, 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
}
