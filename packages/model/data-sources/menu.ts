import { z } from 'zod';
import { MenuFields } from '../entities/menu.ts';
import { menuRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/** The items of a menu, without drafts. */
export const source = defineDataSource({
  name: 'menu',
  request: { id: menuRef() },
  result: z.strictObject({ items: MenuFields.shape.items }),
});
