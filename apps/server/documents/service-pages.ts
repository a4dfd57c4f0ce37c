import { pageRef } from '@plinth/model';
import { z } from 'zod';
import type { Setting } from '../storage/records/stored-setting.ts';

const page = pageRef().nullable().default(null);

/** Pages that visitors get in place of another; null: a plain one of ours. */
const ServicePages = z.strictObject({
  /** Nothing is at the address. */
  not_found_id: page,
  under_construction_id: page,
});
export type ServicePages = z.infer<typeof ServicePages>;

/** Ordinary pages, edited like all others and kept from search engines; here is what they are for. */
export const SERVICE_PAGES: Setting<ServicePages> = {
  name: 'service_pages',
  schema: ServicePages,
  defaults: { not_found_id: null, under_construction_id: null },
};
