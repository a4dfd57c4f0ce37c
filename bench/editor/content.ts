/** The content of the pages: all contenders get the same columns with the same widgets. */
export type Leaf =
  | { readonly kind: 'text' | 'button'; readonly id: string; readonly text: string }
  | { readonly kind: 'image'; readonly id: string };

/** A block of the page: one row with columns. */
export type Block = { readonly id: string; readonly columns: readonly (readonly Leaf[])[] };

/** `nested`: blocks of three columns with five widgets each. `flat`: all widgets in one column. */
export type Shape = 'nested' | 'flat';

const KINDS = ['text', 'text', 'image', 'text', 'button'] as const;
const COLUMNS = 3;
/** The block itself, its row, its columns, and their widgets. */
const PER_BLOCK = 2 + COLUMNS * (1 + KINDS.length);

function leafOf(id: string, index: number): Leaf {
  const kind = KINDS[index % KINDS.length] ?? 'text';
  if (kind === 'image') return { kind, id };
  const text =
    kind === 'button' ? `Button ${id}` : `Widget ${id} says a few plain words to whoever reads it.`;
  return { kind, id, text };
}

const column = (id: string, count: number): Leaf[] =>
  Array.from({ length: count }, (_, index) => leafOf(`${id}w${index}`, index));

/** Blocks with `count` widgets in total, including rows and columns. */
export function contentOf(count: number, shape: Shape): readonly Block[] {
  if (shape === 'flat') return [{ id: 'b0', columns: [column('b0c0', count)] }];
  return Array.from({ length: Math.round(count / PER_BLOCK) }, (_, block) => ({
    id: `b${block}`,
    columns: Array.from({ length: COLUMNS }, (_, at) => column(`b${block}c${at}`, KINDS.length)),
  }));
}

export const IMAGE = { url: '/picture.svg', width: 800, height: 450 } as const;

export const PEER_CSS =
  'body{font:16px/1.5 sans-serif;margin:0}.section{padding:32px 16px}.row{display:flex;gap:16px}.column{flex:1;min-width:0}img{display:block;max-width:100%;height:auto}.button{display:inline-block;padding:8px 16px;background:#06c;color:#fff}';
