import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { menus } from '../records/menu.ts';

export const MenusService = defineService(recordMethods(menus));
