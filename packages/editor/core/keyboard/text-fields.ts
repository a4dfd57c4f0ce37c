/** Selector for the element that has the focus of the page while a text is selected. */
export const TYPING_TARGET = '.pl-typing-target';

const TEXTS = `textarea, [contenteditable="true"]:not(${TYPING_TARGET}), [contenteditable="plaintext-only"]`;

/** Selector for elements that accept typed text. */
export const TEXT_FIELDS = `input, select, ${TEXTS}`;

const SETTLED = '[aria-haspopup="listbox"], [data-applied], [data-search]:placeholder-shown';

/**
 * Selector for fields without anything to undo of their own: with a list of choices, with a number
 * that applies as it's typed, and empty searches.
 */
export const CHOICES = `input:is(${SETTLED})`;

/**
 * Selector for elements that undo what is typed into them; not lists, switches, or sliders. A list
 * or number into which a value is typed has the attribute until the value is set.
 */
export const UNDO_FIELDS = `input:not([readonly], ${SETTLED}, [type="checkbox"], [type="radio"], [type="range"]), input[data-typed], ${TEXTS}`;
