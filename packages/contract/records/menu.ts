import { Menu, MenuFields } from '@plinth/model';
import type { z } from 'zod';

export const menuFields = MenuFields;
export const menuRecord = Menu;
export type MenuRecord = z.output<typeof menuRecord>;
