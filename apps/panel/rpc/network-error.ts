/** The server could not be reached or gave no JSON-RPC answer. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly type = 'NETWORK';
  /** The HTTP status; 0 when there was no answer at all. */
  readonly code: number;

  constructor(code: number) {
    super('COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR');
    this.code = code;
  }
}

/** The server took the call and has said nothing for so long that nobody waits any more. */
export class SilenceError extends NetworkError {
  constructor() {
    super(0);
  }
}
