/** An e-mail address as it is compared: the same for every way of writing it. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
