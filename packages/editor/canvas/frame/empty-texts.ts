/** Placeholders that make empty text widgets visible and explain them. */
export type EmptyTexts = {
  readonly heading: string;
  readonly paragraph: string;
  /** While the text is being edited. */
  readonly editing: string;
};

const TEXT = '.moto-widget-text[data-node-id]';
const EMPTY = ':only-child:is(:empty, :has(> .ProseMirror-trailingBreak:only-child))';

/** Elements with a placeholder. */
export const EMPTY_TEXTS = `${TEXT}:empty, ${TEXT} > ${EMPTY}`;

const cssString = (words: string): string =>
  `"${words.replace(/["\\\n]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/** CSS rules that show the placeholders; they aren't content and visitors never get them. */
export const emptyTextStyles = ({ heading, paragraph, editing }: EmptyTexts): string => {
  const headings = ':is(h1, h2, h3, h4, h5, h6)';
  // Takes up no space next to the caret.
  const placeholder = 'display: inline-block; width: 0; white-space: nowrap; opacity: .6;';
  return `
${TEXT}:empty::before, ${TEXT} > p${EMPTY}::before { content: ${cssString(paragraph)}; ${placeholder} }
${TEXT} > ${headings}${EMPTY}::before { content: ${cssString(heading)}; ${placeholder} }
${TEXT}[contenteditable] > p${EMPTY}::before { content: ${cssString(editing)}; }
`;
};
