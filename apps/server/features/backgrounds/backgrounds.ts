import { backgrounds, type services } from '@plinth/contract';
import { type Background, copyName, lacksPoster } from '@plinth/model';
import type { z } from 'zod';
import { countBackgroundUses } from '../../documents/design-usage.ts';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import { type RecordRules, recordHandlers } from '../../rpc/record-handlers.ts';
import { checkColors } from '../../settings/check-colors.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { newClassName } from '../../storage/records/class-name.ts';

const classNameFor = (tx: Tx, name: string) =>
  newClassName(tx.db, name, { record: 'background', scope: {} });

function checkPoster(properties: Background | undefined): void {
  if (properties && lacksPoster(properties))
    throw fieldError('properties.image_id', 'isEmpty', 'MODULE.BACKGROUNDS.POSTER_MISSING');
}

export const backgroundRules: Partial<
  RecordRules<'background', z.output<typeof backgrounds.fields>>
> = {
  create: async (tx, item) => {
    checkPoster(item.properties);
    await checkColors(tx.db, item.properties);
    return {
      ...backgrounds.fields.parse(item),
      class_name: await classNameFor(tx, item.name),
      is_system: 0 as const,
    };
  },
  change: async (tx, stored, item) => {
    checkPoster(item.properties);
    await checkColors(tx.db, item.properties, stored.properties);
    return item;
  },
  copy: async (tx, { name, properties }) => ({
    name: copyName(name),
    properties,
    class_name: await classNameFor(tx, name),
    is_system: 0 as const,
  }),
  checkDelete: async ({ db }, background) => {
    if (background.is_system) throw fieldError('ids', 'valueInvalid');
    if ((await countBackgroundUses(db, background)) > 0)
      throw fieldError('ids', 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
  },
};

export const createBackgrounds = ({
  store,
}: {
  store: Store;
}): Handlers<typeof services.BackgroundsService> => ({
  ...recordHandlers(store, backgrounds, backgroundRules),
  getAllUsage: async () => {
    const rows = await store.read.selectFrom('background').select(['id', 'class_name']).execute();
    return Promise.all(
      rows.map(async ({ id, class_name }) => ({
        id: Number(id),
        count: await countBackgroundUses(store.read, { id: Number(id), class_name }),
      })),
    );
  },
});
