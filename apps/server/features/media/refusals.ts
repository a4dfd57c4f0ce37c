import { RpcError } from '@plinth/contract';
import { UPLOAD_MESSAGES } from '@plinth/model';

/** The file is not one that may be uploaded: by its name, its bytes, or what becomes of both. */
export const wrongFile = (): RpcError =>
  new RpcError('VALIDATION', {
    message: UPLOAD_MESSAGES.incorrectExtension,
    errors: { file: ['valueInvalid'] },
  });

/** There is nothing in the file. */
export const emptyFile = (): RpcError =>
  new RpcError('VALIDATION', {
    message: UPLOAD_MESSAGES.incorrectExtension,
    errors: { file: ['isEmpty'] },
  });

/** A picture of few bytes that would be too large once it is unfolded. */
export const tooManyPixels = (): RpcError =>
  new RpcError('VALIDATION', {
    message: UPLOAD_MESSAGES.fileTooLarge,
    errors: { file: ['numberIsBigger'] },
  });

export const tooLarge = (): RpcError =>
  new RpcError('TOO_LARGE', { message: UPLOAD_MESSAGES.fileTooLarge });
