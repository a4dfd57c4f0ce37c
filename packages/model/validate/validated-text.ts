import { z } from 'zod';
import type { Validator } from './validators.ts';
import { validate } from './validators.ts';

/** Schema of a text with validators. Reports one issue per failed key. */
export const validatedText = (...validators: readonly Validator[]) =>
  z.string().superRefine((value, context) => {
    for (const key of validate(value, validators)) {
      context.addIssue({ code: 'custom', message: key });
    }
  });
