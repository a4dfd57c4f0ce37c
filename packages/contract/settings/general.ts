import { GeneralSettings } from '@plinth/model';
import { defineSettings } from './define-settings.ts';

export const generalSettings = defineSettings('general', GeneralSettings, {
  secrets: ['password'],
});
