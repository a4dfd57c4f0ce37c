import { RpcError } from '@plinth/contract';
import { issueKeys } from '@plinth/model';
import type { z } from 'zod';

/** `VALIDATION` for one field. `message` is a text key and defaults to the general one. */
export const fieldError = (field: string, key: string, message?: string): RpcError =>
  new RpcError('VALIDATION', { errors: { [field]: [key] }, ...(message && { message }) });

/** Runs `work` and puts the fields of its `VALIDATION` errors under `field`. */
export async function withinField<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RpcError) || error.type !== 'VALIDATION') throw error;
    const { type, errors = {}, ...details } = error.data;
    const inner = Object.entries(errors).map(([name, keys]) => [`${field}.${name}`, keys]);
    const { message } = error;
    throw new RpcError(type, { ...details, errors: Object.fromEntries(inner), message });
  }
}

/** Field path as in the form, without the parameter that wraps it. */
export const formField = (path: string): string => path.replace(/^(?:item|values|settings)\./, '');

/** Validates a value whose schema isn't part of the method's parameters. */
export function parseField<S extends z.ZodType>(schema: S, value: unknown, path = ''): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = Object.entries(issueKeys(parsed.error)).map(([field, keys]) => [
    [path, field].filter(Boolean).join('.'),
    keys,
  ]);
  throw new RpcError('VALIDATION', { errors: Object.fromEntries(errors) });
}
