/**
 * The layout widgets that rules and the editor know by their role: a section is the root of a
 * document, rows lie in it, columns beside each other in a row.
 */
export const SECTION = 'section';
export const ROW = 'row';
export const COLUMN = 'column';
