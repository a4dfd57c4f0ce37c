/**
 * The HTTP header that makes the calls of a request repeatable for an hour: sent again by the same
 * account with the same key and the same calls, they answer as the first time and store nothing.
 */
export const REPEAT_KEY_HEADER = 'idempotency-key';

/** What such a key has to be. */
export const REPEAT_KEY = /^[A-Za-z0-9_-]{8,64}$/;
