/** Letters as they were written, or capitals. */
export const LETTER_CASES = ['none', 'uppercase'] as const;
