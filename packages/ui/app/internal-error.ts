import type { MessageKey } from '@plinth/i18n';

const TEXTS = {
  /** Code that the server has no longer, or that can't be reached. */
  script_not_loaded: 'COMMON.MESSAGES.SCRIPT_CANNOT_LOAD',
  /** Code that doesn't contain what was asked for, such as one of another version. */
  unknown_script: 'COMMON.MESSAGES.SCRIPT_UNKNOWN',
  unknown_field_type: 'COMMON.MESSAGES.UNKNOWN_FIELD_TYPE',
  /** A listener that keeps causing what it listens to. */
  signal_collision: 'COMMON.MESSAGES.SIGNAL_COLLISION',
} as const satisfies Record<string, MessageKey>;

export type InternalErrorKind = keyof typeof TEXTS;

/** A failure of the product itself. Its message is a text key. */
export class InternalError extends Error {
  override readonly name = 'InternalError';
  override readonly message: (typeof TEXTS)[InternalErrorKind];
  /** What failed: a screen, a kind of field, or a signal. */
  readonly subject: string;

  constructor(kind: InternalErrorKind, subject: string, cause?: unknown) {
    super(TEXTS[kind], { cause });
    this.message = TEXTS[kind];
    this.subject = subject;
  }
}

const reported = new Set<string>();

/** Tells the browser's log and the panel of an error that was handled in place, the first time. */
export function reportOnce(error: InternalError): void {
  const entry = `${error.message} ${error.subject}`;
  if (reported.has(entry)) return;
  reported.add(entry);
  reportError(error);
}
