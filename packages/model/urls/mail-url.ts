/** What means something else in a URL, and quotes, because URLs are in attributes. */
const RESERVED = /["#%&'<>?\\`\s]/g;

const encoded = (text: string): string =>
  text.replace(RESERVED, (character) =>
    character === "'" ? '%27' : encodeURIComponent(character),
  );

/** The `mailto:` URL of an email link. */
export const mailUrl = ({ email, subject }: { email: string; subject?: string | undefined }) =>
  subject
    ? `mailto:${encoded(email)}?subject=${encodeURIComponent(subject).replaceAll("'", '%27')}`
    : `mailto:${encoded(email)}`;
