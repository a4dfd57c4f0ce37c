/** The `@font-face` rules in a site's style sheet. */
export const fontFacesIn = (css: string): string =>
  (css.match(/@font-face\{[^}]*\}/g) ?? []).join('');
