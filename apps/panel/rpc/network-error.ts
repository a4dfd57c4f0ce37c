/** The server couldn't be reached or didn't return a JSON-RPC response. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly type = 'NETWORK';
  /** The HTTP status; 0 without a response. */
  readonly code: number;

  constructor(code: number) {
    super('COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR');
    this.code = code;
  }
}

/** The call timed out. */
export class TimeoutError extends NetworkError {
  constructor() {
    super(0);
  }
}
