/** `yesterday` as the start of a label: `Yesterday`. */
export const capitalized = (text: string, tag: string): string =>
  text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

const ACRONYM = /^\p{Lu}[\p{Lu}\d]/u;

/** `Edit text` inside a sentence: `edit text`. Acronyms such as `HTML embed` stay unchanged. */
export const uncapitalized = (text: string, tag: string): string =>
  ACRONYM.test(text) ? text : text.charAt(0).toLocaleLowerCase(tag) + text.slice(1);
