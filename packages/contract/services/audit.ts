import { z } from 'zod';
import { defineService } from '../method.ts';
import { AUDIT_KINDS, auditEntry } from '../records/audit.ts';
import { listOf, listParams } from '../shapes.ts';

/** Who did what, and when. Entries are never changed. */
export const AuditService = defineService({
  /** Newest first. */
  getList: {
    capability: 'system.read',
    isPrivate: true,
    params: listParams(['created'], { kind: z.enum(AUDIT_KINDS) }),
    result: listOf(auditEntry),
  },
});
