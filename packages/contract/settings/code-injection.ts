import { InjectedCode } from '@plinth/model';
import { z } from 'zod';
import { defineSettings } from './define-settings.ts';

const schema = z.strictObject({
  header_code: InjectedCode.default(''),
  footer_code: InjectedCode.default(''),
  /** Whether custom code runs in the panel's live preview. */
  run_injected_code: z.boolean().default(false),
  run_embed_code: z.boolean().default(false),
});

/** Custom code for every page of the site. */
export const codeInjectionSettings = defineSettings('code_injection', schema, { stepUp: true });
