import { z } from 'zod';
import { PAGE_STATUSES } from '../entities/page.ts';
import { pageRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/** The status of a page that visitors don't see yet. Only the editor asks for it. */
export const source = defineDataSource({
  name: 'unpublished',
  request: { id: pageRef() },
  result: z.strictObject({ status: z.enum(PAGE_STATUSES) }),
});
