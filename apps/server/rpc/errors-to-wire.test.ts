import { expect, test } from 'vitest';
import { createLogger } from '../logging.ts';
import {
  AlreadyExists,
  StartupError,
  StorageFull,
  ThemeIncompatible,
  UndefinedModel,
} from '../storage/errors.ts';
import { toRpcError } from './errors-to-wire.ts';

test.each([
  [new AlreadyExists('a row'), 'VALIDATION', 'COMMON.MESSAGES.BAD_REQUEST'],
  [new ThemeIncompatible('a line', '4.0.0'), 'VALIDATION', 'MODULE.THEMES.INCOMPATIBLE'],
  [new StorageFull('a cause'), 'STORAGE_FULL', 'COMMON.MESSAGES.STORAGE_FULL'],
  [new UndefinedModel('a kind'), 'INTERNAL', 'COMMON.MESSAGES.UNDEFINED_MODEL'],
  [new StartupError('a line'), 'INTERNAL', 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR'],
  [new Error('a cause'), 'INTERNAL', 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR'],
])('%o is sent as its key, without its message', (error, type, message) => {
  const wire = toRpcError(error, createLogger('silent'));
  expect(wire).toMatchObject({ message, data: { type } });
  expect(JSON.stringify(wire)).not.toContain(error.message);
});
