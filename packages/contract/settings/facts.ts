import { FactSettings, overlappingHours } from '@plinth/model';
import { defineSettings } from './define-settings.ts';

/** What the site says about its business. */
export const factSettings = defineSettings('facts', FactSettings, { check: overlappingHours });
