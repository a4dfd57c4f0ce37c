/** A new widget id: 12 letters and digits, practically unique in a document. */
export const newNodeId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `w${Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')}`;
};
