import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { menuFields, menuRecord } from '../records/menu.ts';

export const MenusService = defineService(
  recordMethods('menus', {
    item: menuFields,
    record: menuRecord,
    sort: ['name', 'created', 'modified'],
    filter: {},
  }),
);
