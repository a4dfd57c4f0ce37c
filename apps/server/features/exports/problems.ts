import type { ExportProblemKey } from '@plinth/contract';

const MESSAGES: Record<ExportProblemKey, string> = {
  CLOSED:
    'Visitors can’t see the site: it’s under construction or has a password. Open it, then try again.',
  CANCELED: 'The export was canceled.',
  DISK_FULL: 'The disk is full. Free some space on it, then try again.',
  BACKUP: 'The backup of the site in the export failed. Try again.',
  FAILED: 'The export failed. The log of the server says why.',
  EXISTS: 'There is something with this name already. Choose another name.',
};

/** A reason that the owner can act on. Nothing was left behind. */
export class ExportProblem extends Error {
  override readonly name = 'ExportProblem';
  readonly key: ExportProblemKey;

  constructor(key: ExportProblemKey, cause?: unknown) {
    super(MESSAGES[key], { cause });
    this.key = key;
  }
}
