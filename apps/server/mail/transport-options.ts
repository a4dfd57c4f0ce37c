const TIMEOUT_MS = 15_000;

export const TIMEOUTS = {
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
};

/** Messages can't name files or URLs whose content would be sent. */
export const SAFE_MESSAGES = { disableFileAccess: true, disableUrlAccess: true };
