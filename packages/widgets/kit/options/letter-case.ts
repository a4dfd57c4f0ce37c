/** Values of the text transform option. */
export const LETTER_CASES = ['none', 'uppercase'] as const;
