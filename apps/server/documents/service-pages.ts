import { type ServicePages, servicePageSettings } from '@plinth/contract';
import type { Setting } from '../storage/records/stored-setting.ts';

/** Which pages are shown in place of the requested one. */
export const SERVICE_PAGES: Setting<ServicePages> = {
  name: servicePageSettings.name,
  schema: servicePageSettings.schema,
  defaults: servicePageSettings.schema.parse({}),
};
