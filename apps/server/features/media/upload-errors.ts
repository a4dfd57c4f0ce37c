import { RpcError } from '@plinth/contract';
import { type RefusalReason, refusalMessage, UPLOAD_MESSAGES } from '@plinth/model';

/** The file type isn't allowed, or name and content don't match. */
export const invalidFile = (): RpcError =>
  new RpcError('VALIDATION', {
    message: UPLOAD_MESSAGES.incorrectExtension,
    errors: { file: ['valueInvalid'] },
  });

/** The message says what the file is, and what to do instead. Null: not known. */
export const refusedFile = (reason: RefusalReason | null): RpcError =>
  reason === null
    ? invalidFile()
    : new RpcError('VALIDATION', {
        message: refusalMessage(reason),
        errors: { file: ['valueInvalid'] },
      });

export const emptyFile = (): RpcError =>
  new RpcError('VALIDATION', {
    message: UPLOAD_MESSAGES.incorrectExtension,
    errors: { file: ['isEmpty'] },
  });

/** The file is small, but its decoded image would be too large. */
export const tooManyPixels = (): RpcError =>
  new RpcError('VALIDATION', {
    message: refusalMessage('TOO_MANY_PIXELS'),
    errors: { file: ['numberIsBigger'] },
  });

export const fileTooLarge = (): RpcError =>
  new RpcError('TOO_LARGE', { message: UPLOAD_MESSAGES.fileTooLarge });
