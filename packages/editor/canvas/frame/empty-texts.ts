/** What stands in a text without any letters, so that it is found and says what it is for. */
export type EmptyTexts = {
  readonly heading: string;
  readonly paragraph: string;
  /** While it is written in. */
  readonly writing: string;
};

const quoted = (words: string): string =>
  `"${words.replace(/["\\\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** The rules that show those words; they are no content, and no visitor gets them. */
export const emptyTextStyles = ({ heading, paragraph, writing }: EmptyTexts): string => {
  const text = '.moto-widget-text[data-node-id]';
  const bare = ':only-child:is(:empty, :has(> .ProseMirror-trailingBreak:only-child))';
  const headings = ':is(h1, h2, h3, h4, h5, h6)';
  // It takes no room beside the caret.
  const look = 'display: inline-block; width: 0; white-space: nowrap; opacity: .6;';
  return `
${text}:empty::before, ${text} > p${bare}::before { content: ${quoted(paragraph)}; ${look} }
${text} > ${headings}${bare}::before { content: ${quoted(heading)}; ${look} }
${text}[contenteditable] > p${bare}::before { content: ${quoted(writing)}; }
`;
};
