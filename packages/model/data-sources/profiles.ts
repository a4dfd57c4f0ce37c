import { z } from 'zod';
import { FactSettings } from '../facts/fact-settings.ts';
import { defineDataSource } from './define.ts';

/** The social profiles of the site facts. */
export const source = defineDataSource({
  name: 'profiles',
  request: {},
  result: z.strictObject({ items: FactSettings.shape.profiles }),
});
