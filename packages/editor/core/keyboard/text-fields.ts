/** Selector for the element that has the focus of the page while a text is selected. */
export const TYPING_TARGET = '.pl-typing-target';

/** Selector for elements that accept typed text. */
export const TEXT_FIELDS = `input, textarea, select, [contenteditable="true"]:not(${TYPING_TARGET}), [contenteditable="plaintext-only"]`;
