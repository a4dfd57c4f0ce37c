import { z } from 'zod';
import { RecordId } from './fields.ts';

/**
 * Record kinds with a document that is edited in the editor. Each is also the name of its record.
 */
export const OWNER_KINDS = ['page', 'post', 'popup', 'blog_template'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

export type Owner = { readonly kind: OwnerKind; readonly id: number };

export const ownerRef = z.strictObject({ kind: z.enum(OWNER_KINDS), id: RecordId });
