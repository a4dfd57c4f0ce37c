/** Normalizes an email for comparison. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
