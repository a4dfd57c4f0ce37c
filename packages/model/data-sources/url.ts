import { z } from 'zod';
import { RecordId } from '../entities/fields.ts';
import { OWNER_KINDS } from '../entities/owner.ts';
import { defineDataSource } from './define.ts';

const owner = z.strictObject({ kind: z.enum(OWNER_KINDS), id: RecordId });

/** The URL of an owner's document once it's published, or of the blog. */
export const source = defineDataSource({
  name: 'url',
  request: { to: z.union([owner, z.literal('blog')]) },
  /** Path and query on the same site. */
  result: z.strictObject({ path: z.string() }),
});
