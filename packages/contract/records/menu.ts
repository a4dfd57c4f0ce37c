import { MenuFields } from '@plinth/model';
import type { z } from 'zod';
import { defineRecord } from './define-record.ts';

export const menus = defineRecord({
  name: 'menu',
  area: 'menus',
  fields: MenuFields,
  search: ['name'],
  sort: ['name', 'created', 'modified'],
});
export type MenuRecord = z.output<typeof menus.record>;
