import { type FieldIssue, pageRef } from '@plinth/model';
import { z } from 'zod';
import { defineSettings } from './define-settings.ts';

const page = pageRef().nullable().default(null);

const schema = z.strictObject({
  /** Shown with status 404. */
  not_found_id: page,
  under_construction_id: page,
  /** Shown in place of protected pages. */
  password_id: page,
});

/**
 * Pages shown in place of the requested one; null: the built-in page. They are ordinary pages that
 * search engines don't index. Each has one role.
 */
export const servicePageSettings = defineSettings('service_pages', schema, {
  check: (values) => {
    const seen = new Set<number>();
    return Object.entries(values).flatMap(([path, id]): FieldIssue[] => {
      if (id === null) return [];
      if (seen.has(id)) return [{ path, key: 'recordFound' }];
      seen.add(id);
      return [];
    });
  },
});
export type ServicePages = z.output<typeof schema>;
