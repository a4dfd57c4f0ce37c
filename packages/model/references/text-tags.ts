/**
 * Matches tags in sanitized text, whose attributes have no angle brackets. Words outside of tags can
 * look like an attribute.
 */
export const TAG = /<[a-z][^<>]*>/gi;
