/**
 * The `mailto:` URL of an email link. Escapes quotes, because the URL is used in rich text
 * attributes.
 */
export const mailUrl = ({ email, subject }: { email: string; subject?: string | undefined }) =>
  subject
    ? `mailto:${email}?subject=${encodeURIComponent(subject).replaceAll("'", '%27')}`
    : `mailto:${email}`;
