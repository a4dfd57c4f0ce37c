/** Properties of a JSON text that are determined without parsing it. */
export type JsonShape = {
  readonly depth: number;
  /** Of the object with the most members. */
  readonly members: number;
  /** Length of the longest name, as written. */
  readonly nameLength: number;
};

const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;
const OPENING_BRACKETS = new Set([91, 123]);
const CLOSING_BRACKETS = new Set([93, 125]);

/** The index of the closing quote of a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) return index;
    index += code === BACKSLASH ? 2 : 1;
  }
  return text.length;
}

/**
 * Scans brackets, strings, and colons only, so malicious depth or width costs no stack and no
 * objects. Stops at `maxDepth`. Also accepts invalid JSON.
 */
export function jsonShape(text: string, maxDepth: number): JsonShape {
  const open: number[] = [];
  const shape = { depth: 0, members: 0, nameLength: 0 };
  let stringLength = 0;
  for (let index = 0; index < text.length && shape.depth <= maxDepth; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      const end = endOfString(text, index);
      stringLength = end - index - 1;
      index = end;
    } else if (code === COLON) {
      const members = (open.pop() ?? 0) + 1;
      open.push(members);
      shape.members = Math.max(shape.members, members);
      shape.nameLength = Math.max(shape.nameLength, stringLength);
    } else if (OPENING_BRACKETS.has(code)) {
      open.push(0);
      shape.depth = Math.max(shape.depth, open.length);
    } else if (CLOSING_BRACKETS.has(code)) open.pop();
  }
  return shape;
}
