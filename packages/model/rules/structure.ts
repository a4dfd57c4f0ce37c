/**
 * The layout widgets that rules and the editor know by role: a section is the root of a document
 * and contains blocks, which contain rows of columns side by side.
 */
export const SECTION = 'section';
export const BLOCK = 'block';
export const ROW = 'row';
export const COLUMN = 'column';
