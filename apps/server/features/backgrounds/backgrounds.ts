import { backgrounds, type services } from '@plinth/contract';
import { copyName } from '@plinth/model';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import { recordHandlers } from '../../rpc/record-handlers.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { newClassName } from '../../storage/records/class-name.ts';

const classNameFor = (tx: Tx, name: string) =>
  newClassName(tx.db, name, { record: 'background', scope: {} });

export const createBackgrounds = ({
  store,
}: {
  store: Store;
}): Handlers<typeof services.BackgroundsService> =>
  recordHandlers(store, backgrounds, {
    create: async (tx, item) => ({
      ...backgrounds.fields.parse(item),
      class_name: await classNameFor(tx, item.name),
      is_system: 0 as const,
    }),
    copy: async (tx, { name, properties }) => ({
      name: copyName(name),
      properties,
      class_name: await classNameFor(tx, name),
      is_system: 0 as const,
    }),
    checkDelete: async ({ db }, { id, is_system }) => {
      if (is_system) throw fieldError('ids', 'valueInvalid');
      const user = await db
        .selectFrom('page')
        .select('id')
        .where('background_id', '=', id)
        .executeTakeFirst();
      if (user) throw fieldError('ids', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
    },
  });
