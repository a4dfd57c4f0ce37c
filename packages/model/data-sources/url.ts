import { z } from 'zod';
import { RecordId } from '../entities/fields.ts';
import { OWNER_KINDS } from '../entities/owner.ts';
import { defineDataSource } from './define.ts';

const owner = z.strictObject({ kind: z.enum(OWNER_KINDS), id: RecordId });

/** Where visitors find the document of an owner, or the blog, once it is published. */
export const source = defineDataSource({
  name: 'url',
  request: { to: z.union([owner, z.literal('blog')]) },
  /** Path and query on the site itself. */
  result: z.strictObject({ path: z.string() }),
});
