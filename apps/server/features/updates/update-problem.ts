import { type UpdateProblemKey, type UpdateProblemRecord, updateProblem } from '@plinth/contract';
import { FeedFailure } from '../../outbound/release-feed.ts';

/** A reason that the owner can act on. The running site is untouched. */
export class UpdateProblem extends Error {
  override readonly name = 'UpdateProblem';
  readonly key: UpdateProblemKey;
  readonly details: UpdateProblemRecord['details'];

  constructor(
    key: UpdateProblemKey,
    details: UpdateProblemRecord['details'] = {},
    cause?: unknown,
  ) {
    super(`can't update: ${key}`, { cause });
    this.key = key;
    this.details = details;
  }

  toJSON(): UpdateProblemRecord {
    return updateProblem.parse({ key: this.key, details: this.details });
  }
}

const BY_STATUS: Readonly<Record<number, UpdateProblemKey>> = {
  400: 'BAD_REQUEST',
  401: 'FORBIDDEN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TIMEOUT',
  504: 'TIMEOUT',
};

/** What the owner is told about a server that doesn't send a file. */
export function feedProblem(error: unknown, file: string): unknown {
  if (!(error instanceof FeedFailure)) return error;
  const { reason } = error;
  const problem = (key: UpdateProblemKey) => new UpdateProblem(key, { file, reason }, error);
  if (reason === 'timeout') return problem('TIMEOUT');
  if (reason === 'too-large') return problem('BROKEN_RELEASE_INFO');
  if (reason === 'unreachable') return problem('CHECK_FAILED');
  return problem(BY_STATUS[reason] ?? (reason >= 500 ? 'INTERNAL_SERVER_ERROR' : 'CHECK_FAILED'));
}

/** What the owner is told about an archive that the server doesn't send. */
export function archiveProblem(error: unknown): unknown {
  if (!(error instanceof UpdateProblem)) return error;
  if (error.key === 'NOT_FOUND') return new UpdateProblem('ARCHIVE_MISSING', error.details, error);
  if (error.key === 'BROKEN_RELEASE_INFO') return new UpdateProblem('BROKEN_ARCHIVE', {}, error);
  return error;
}
