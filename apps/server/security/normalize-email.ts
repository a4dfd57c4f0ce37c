/** Normalizes an email for comparison. */
export const normalizeEmail = (email: string): string =>
  email.trim().normalize('NFKC').toLowerCase();
