/** The rules of a site's style sheet that say where its fonts are. */
export const fontFacesIn = (css: string): string =>
  (css.match(/@font-face\{[^}]*\}/g) ?? []).join('');
