/** Selector for the element that has the focus of the page while a text is selected. */
export const TYPING_TARGET = '.pl-typing-target';

const TEXTS = `textarea, [contenteditable="true"]:not(${TYPING_TARGET}), [contenteditable="plaintext-only"]`;

/** Selector for elements that accept typed text. */
export const TEXT_FIELDS = `input, select, ${TEXTS}`;

/** Selector for fields with a list of choices. */
export const CHOICES = 'input[aria-haspopup="listbox"]';

/**
 * Selector for elements that undo what is typed into them; not lists, switches, or sliders. A list
 * into which a value is typed has the attribute until the value is set.
 */
export const UNDO_FIELDS = `input:not([readonly], [aria-haspopup="listbox"], [type="checkbox"], [type="radio"], [type="range"]), input[data-typed], ${TEXTS}`;
