/** Selector for elements that accept typed text. */
export const TEXT_FIELDS =
  'input, textarea, select, [contenteditable="true"], [contenteditable="plaintext-only"]';
