/**
 * RPC errors (contract, "Errors on the wire"). Clients decide based on `code` and `data.type`.
 * `message` is a message key, never a sentence.
 */
type Entry = { readonly code: number | string; readonly message: string };

export const RPC_ERRORS = {
  PARSE: { code: -32700, message: 'COMMON.MESSAGES.BAD_REQUEST' },
  REQUEST: { code: -32600, message: 'COMMON.MESSAGES.BAD_REQUEST' },
  METHOD: { code: -32601, message: 'COMMON.MESSAGES.NOT_FOUND' },
  PARAMS: { code: -32602, message: 'COMMON.MESSAGES.BAD_REQUEST' },
  VALIDATION: { code: 400, message: 'COMMON.MESSAGES.BAD_REQUEST' },
  UNAUTHENTICATED: { code: 401, message: 'COMMON.MESSAGES.SESSION_EXPIRED' },
  FORBIDDEN: { code: 403, message: 'COMMON.MESSAGES.ACCESS_DENIED' },
  /** The client must call `AuthService.confirmPassword`, then repeat the call. */
  STEP_UP: { code: 403, message: 'COMMON.MESSAGES.PASSWORD_REQUIRED' },
  DEMO: { code: 403, message: 'COMMON.MESSAGES.DEMO_MODE' },
  NOT_FOUND: { code: 404, message: 'COMMON.MESSAGES.NOT_FOUND' },
  CONFLICT: { code: 409, message: 'COMMON.MESSAGES.CONFLICT' },
  TOO_LARGE: { code: 413, message: 'COMMON.MESSAGES.TOO_LARGE' },
  UPDATING: { code: 423, message: 'COMMON.MESSAGES.SYSTEM_UPDATING' },
  RATE_LIMITED: { code: 429, message: 'COMMON.MESSAGES.TOO_MANY_REQUESTS' },
  /** Nothing was stored, because there is no space left. */
  STORAGE_FULL: { code: 507, message: 'COMMON.MESSAGES.STORAGE_FULL' },
  INTERNAL: { code: 500, message: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR' },
  /**
   * The database doesn't respond. Repeating the call with the same idempotency key tells whether a
   * save was stored.
   */
  UNAVAILABLE: { code: 503, message: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR' },
  COULDNOT_ENCRYPT_SOURCE: activation('COULDNOT_ENCRYPT_SOURCE', 'PRODUCT_IS_NOT_ACTIVATED'),
  NETWORK: activation('NETWORK', 'NETWORK_ERROR'),
  WRONG_RESPONSE_FORMAT: activation('WRONG_RESPONSE_FORMAT', 'NETWORK_ERROR'),
  ERROR_IN_RESPONSE: activation('ERROR_IN_RESPONSE', 'NETWORK_ERROR'),
  REPSONSE_PARSE_ERROR: activation('REPSONSE_PARSE_ERROR', 'NETWORK_ERROR'),
  UNABLE_DECRYPT_REPSONSE: activation('UNABLE_DECRYPT_REPSONSE', 'NETWORK_ERROR'),
  TIME_IS_FAKED: activation('TIME_IS_FAKED', 'TIME_IS_FAKED'),
  AUTHORIZATION_FAILED: activation('AUTHORIZATION_FAILED', 'PRODUCT_IS_NOT_ACTIVATED'),
  PRODUCT_IS_NOT_ACTIVATED: activation('PRODUCT_IS_NOT_ACTIVATED', 'PRODUCT_IS_NOT_ACTIVATED'),
} as const satisfies Record<string, Entry>;

export type RpcErrorType = keyof typeof RPC_ERRORS;

/** Sign-in errors that lead to the activation screen. */
export const ACTIVATION_ERRORS = [
  'COULDNOT_ENCRYPT_SOURCE',
  'NETWORK',
  'WRONG_RESPONSE_FORMAT',
  'ERROR_IN_RESPONSE',
  'REPSONSE_PARSE_ERROR',
  'UNABLE_DECRYPT_REPSONSE',
  'TIME_IS_FAKED',
  'AUTHORIZATION_FAILED',
  'PRODUCT_IS_NOT_ACTIVATED',
] as const satisfies readonly RpcErrorType[];

/** Error keys by dotted field path. */
export type FieldErrors = { readonly [field: string]: readonly string[] };

export type RpcErrorData = {
  readonly type: RpcErrorType;
  readonly errors?: FieldErrors;
  /** The stored revision, for conflicts. */
  readonly revision?: number;
  /** Seconds until the next call is allowed. */
  readonly retry_after?: number;
  /** The id of the log entry that contains the cause. */
  readonly incident?: string;
  /** Counts or names used in the message. */
  readonly details?: { readonly [name: string]: string | number };
};

/** The `error` member of a JSON-RPC response. */
export type RpcErrorObject = {
  readonly code: number | string;
  readonly message: string;
  readonly data: RpcErrorData;
};

export type RpcErrorDetails = Omit<RpcErrorData, 'type'> & { readonly message?: string };

/**
 * An error that services throw, the dispatcher serializes, and the client throws again. Server and
 * client use the same class.
 */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number | string;
  readonly data: RpcErrorData;

  constructor(type: RpcErrorType, details: RpcErrorDetails = {}) {
    const { message, ...data } = details;
    super(message ?? RPC_ERRORS[type].message);
    this.code = RPC_ERRORS[type].code;
    this.data = { type, ...data };
  }

  get type(): RpcErrorType {
    return this.data.type;
  }

  toJSON(): RpcErrorObject {
    return { code: this.code, message: this.message, data: this.data };
  }

  /** Creates an error from a response. Unknown types become `INTERNAL`. */
  static from(error: RpcErrorObject): RpcError {
    const { type, ...data } = error.data ?? { type: 'INTERNAL' };
    const known = Object.hasOwn(RPC_ERRORS, type) ? type : 'INTERNAL';
    return new RpcError(known, { ...data, message: error.message });
  }
}

function activation<T extends string>(code: T, message: string) {
  return { code, message: `MODULE.ACTIVATION.MESSAGES.${message}` } as const;
}
