import { randomUUID } from 'node:crypto';
import { RpcError, type RpcErrorObject } from '@plinth/contract';
import type { Logger } from '../logging.ts';
import {
  AlreadyExists,
  KeyReused,
  StorageFull,
  StoreUnavailable,
  ThemeIncompatible,
  toStoreError,
  UndefinedModel,
} from '../storage/errors.ts';

/**
 * Converts all errors for responses. The cause of an unexpected error is logged under the incident
 * id in the response.
 */
export function toRpcError(thrown: unknown, log: Logger): RpcErrorObject {
  const error = toStoreError(thrown);
  if (error instanceof RpcError) return error.toJSON();
  if (error instanceof AlreadyExists) {
    return new RpcError('VALIDATION', { errors: { item: ['recordFound'] } }).toJSON();
  }
  if (error instanceof KeyReused) return new RpcError('REQUEST').toJSON();
  if (error instanceof ThemeIncompatible) {
    const message = 'MODULE.THEMES.INCOMPATIBLE';
    const { version } = error;
    const errors = { starter: ['valueInvalid'] };
    return new RpcError('VALIDATION', { message, errors, details: { version } }).toJSON();
  }
  if (error instanceof StorageFull) {
    log.error({ reason: error.message }, 'the disk is full; nothing was stored');
    return new RpcError('STORAGE_FULL').toJSON();
  }
  const incident = randomUUID();
  const type = error instanceof StoreUnavailable ? 'UNAVAILABLE' : 'INTERNAL';
  log.error({ err: error, incident }, 'a call failed');
  const isUndefined = error instanceof UndefinedModel;
  const message = isUndefined ? { message: 'COMMON.MESSAGES.UNDEFINED_MODEL' } : {};
  return new RpcError(type, { incident, ...message }).toJSON();
}
