/** The `mailto:` URL of an email link; quotes are escaped, for it stands in attributes of rich text. */
export const mailUrl = ({ email, subject }: { email: string; subject?: string | undefined }) =>
  subject
    ? `mailto:${email}?subject=${encodeURIComponent(subject).replaceAll("'", '%27')}`
    : `mailto:${email}`;
