import { menus, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import { recordHandlers } from '../../rpc/record-handlers.ts';
import type { Store } from '../../storage/database/store.ts';

export const createMenus = ({ store }: { store: Store }): Handlers<typeof services.MenusService> =>
  recordHandlers(store, menus);
