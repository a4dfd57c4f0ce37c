/** Selects every element that takes typed text itself. */
export const TEXT_FIELDS =
  'input, textarea, select, [contenteditable="true"], [contenteditable="plaintext-only"]';
