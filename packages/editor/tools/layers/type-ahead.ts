import type { NodeId } from '@plinth/model';
import { folded } from './use-rows.ts';

/** ms after which the next letter starts a new search. */
const RESET_MS = 700;

type Typed = { readonly text: string; readonly at: number; readonly match: NodeId | null };

type Rows = {
  readonly ids: readonly NodeId[];
  readonly from: NodeId;
  readonly nameOf: (id: NodeId) => string;
};

/**
 * Finds the next row that starts with the typed letters, after the focused row and then from the top.
 * Repeating one letter cycles through the rows that start with it.
 */
export function createTypeAhead() {
  let typed: Typed = { text: '', at: Number.NEGATIVE_INFINITY, match: null };
  return (letter: string, at: number, { ids, from, nameOf }: Rows): NodeId | null => {
    // A pause or moving elsewhere starts a new search.
    const isNew = at - typed.at > RESET_MS || (typed.match !== null && typed.match !== from);
    const text = (isNew ? '' : typed.text) + folded(letter);
    const [first = ''] = text;
    const isSame = [...text].every((each) => each === first);
    const wanted = isSame ? first : text;
    // A longer search may still match the current row.
    const start = ids.indexOf(from) + (wanted.length === 1 ? 1 : 0);
    const inOrder = [...ids.slice(start), ...ids.slice(0, start)];
    const found = inOrder.find((id) => folded(nameOf(id)).startsWith(wanted)) ?? null;
    typed = { text, at, match: found };
    return found;
  };
}

export type TypeAhead = ReturnType<typeof createTypeAhead>;
