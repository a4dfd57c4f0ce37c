/** Messages can't name files or URLs whose content would be sent. */
export const SAFE_MESSAGES = { disableFileAccess: true, disableUrlAccess: true };
