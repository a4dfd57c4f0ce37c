import { menuFields, type services } from '@plinth/contract';
import type { z } from 'zod';
import type { Handlers } from '../../rpc/context.ts';
import { recordHandlers } from '../../rpc/record-handlers.ts';
import { copyName } from '../../storage/copy-name.ts';
import type { Store } from '../../storage/store.ts';

type Item = z.output<typeof menuFields>;

export const createMenus = ({ store }: { store: Store }): Handlers<typeof services.MenusService> =>
  recordHandlers<'menu', Item>(store, {
    name: 'menu',
    create: async (_, item) => menuFields.parse(item),
    change: async (_, __, item) => item,
    copy: async (_, { name, items }) => ({ name: copyName(name), items }),
    mayDelete: async () => undefined,
  });
