/** A new widget's id: 12 letters and digits, enough that two never meet in one document. */
export const newNodeId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `w${Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')}`;
};
