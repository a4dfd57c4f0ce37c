import { pageRef } from '@plinth/model';
import { z } from 'zod';
import type { Setting } from '../storage/records/stored-setting.ts';

const page = pageRef().nullable().default(null);

/** Pages shown in place of the requested one. Null: the built-in page. */
const ServicePages = z.strictObject({
  /** Shown with status 404. */
  not_found_id: page,
  under_construction_id: page,
  /** Shown in place of protected pages. */
  password_id: page,
});
export type ServicePages = z.infer<typeof ServicePages>;

/**
 * Service pages are ordinary pages that search engines don't index. This setting assigns their
 * roles.
 */
export const SERVICE_PAGES: Setting<ServicePages> = {
  name: 'service_pages',
  schema: ServicePages,
  defaults: { not_found_id: null, under_construction_id: null, password_id: null },
};
