/**
 * HTTP header that makes a request idempotent for one hour. When the same account sends it again
 * with the same key and calls, it returns the first response and stores nothing.
 */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,64}$/;
