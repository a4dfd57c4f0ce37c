import { z } from 'zod';
import type { Validator } from './validators.ts';
import { validate } from './validators.ts';

/** The schema of a text that has to satisfy validators: one issue per key that the value earns. */
export const textWith = (...validators: readonly Validator[]) =>
  z.string().superRefine((value, context) => {
    for (const key of validate(value, validators)) {
      context.addIssue({ code: 'custom', message: key });
    }
  });
