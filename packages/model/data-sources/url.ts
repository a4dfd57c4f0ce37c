import { z } from 'zod';
import { ownerRef } from '../entities/owner.ts';
import { defineDataSource } from './define.ts';

/** The URL of an owner's document once it's published, or of the blog. */
export const source = defineDataSource({
  name: 'url',
  request: { to: z.union([ownerRef, z.literal('blog')]) },
  /** Path and query on the same site. */
  result: z.strictObject({ path: z.string() }),
});
