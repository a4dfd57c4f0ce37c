import { RpcError } from '@plinth/contract';
import { issueKeys } from '@plinth/model';
import type { z } from 'zod';

/** `VALIDATION` for one field. `message` is a key of the texts; the general one without it. */
export const refused = (field: string, key: string, message?: string): RpcError =>
  new RpcError('VALIDATION', { errors: { [field]: [key] }, ...(message && { message }) });

/** Fields are named as in the form: without the wrapping that all saves have. */
export const fieldAt = (path: string): string => path.replace(/^(?:item|values|settings)\./, '');

/** What a schema makes of a value that no method's schema has looked into yet. */
export function checked<S extends z.ZodType>(schema: S, value: unknown, path = ''): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = Object.entries(issueKeys(parsed.error)).map(([field, keys]) => [
    [path, field].filter(Boolean).join('.'),
    keys,
  ]);
  throw new RpcError('VALIDATION', { errors: Object.fromEntries(errors) });
}
