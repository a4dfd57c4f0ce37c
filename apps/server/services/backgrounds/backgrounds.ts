import { backgroundFields, type services } from '@plinth/contract';
import type { z } from 'zod';
import type { Handlers } from '../../rpc/context.ts';
import { recordHandlers } from '../../rpc/record-handlers.ts';
import { refused } from '../../rpc/refuse.ts';
import { freeClassName } from '../../storage/class-name.ts';
import { copyName } from '../../storage/copy-name.ts';
import type { Store, Tx } from '../../storage/store.ts';

type Item = z.output<typeof backgroundFields>;

const classNameFor = (tx: Tx, name: string) =>
  freeClassName(tx.db, name, { record: 'background', within: {} });

export const createBackgrounds = ({
  store,
}: {
  store: Store;
}): Handlers<typeof services.BackgroundsService> =>
  recordHandlers<'background', Item>(store, {
    name: 'background',
    create: async (tx, item) => ({
      ...backgroundFields.parse(item),
      class_name: await classNameFor(tx, item.name),
      is_system: false,
    }),
    change: async (_, __, item) => item,
    copy: async (tx, { name, properties }) => ({
      name: copyName(name),
      properties,
      class_name: await classNameFor(tx, name),
      is_system: false,
    }),
    mayDelete: async ({ db }, { id, is_system }) => {
      if (is_system) throw refused('ids', 'valueInvalid');
      const user = await db
        .selectFrom('page')
        .select('id')
        .where('background_id', '=', id)
        .executeTakeFirst();
      if (user) throw refused('ids', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
    },
  });
