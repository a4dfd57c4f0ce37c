/** Placeholders that make empty text widgets visible and explain them. */
export type EmptyTexts = {
  readonly heading: string;
  readonly paragraph: string;
  /** While the text is being edited. */
  readonly editing: string;
};

const cssString = (words: string): string =>
  `"${words.replace(/["\\\n]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/** CSS rules that show the placeholders; they aren't content and visitors never get them. */
export const emptyTextStyles = ({ heading, paragraph, editing }: EmptyTexts): string => {
  const text = '.moto-widget-text[data-node-id]';
  const empty = ':only-child:is(:empty, :has(> .ProseMirror-trailingBreak:only-child))';
  const headings = ':is(h1, h2, h3, h4, h5, h6)';
  // Takes up no space next to the caret.
  const placeholder = 'display: inline-block; width: 0; white-space: nowrap; opacity: .6;';
  return `
${text}:empty::before, ${text} > p${empty}::before { content: ${cssString(paragraph)}; ${placeholder} }
${text} > ${headings}${empty}::before { content: ${cssString(heading)}; ${placeholder} }
${text}[contenteditable] > p${empty}::before { content: ${cssString(editing)}; }
`;
};
