import type { NodeId } from '@plinth/model';
import { folded } from './use-rows.ts';

/** ms after which the next letter begins a new word. */
const PAUSE = 700;

type Typed = { readonly text: string; readonly at: number };

type Asked = {
  readonly ids: readonly NodeId[];
  readonly from: NodeId;
  readonly nameOf: (id: NodeId) => string;
};

/**
 * Finds what begins with the letters typed in a row, after the line that has the focus and then from
 * the top. One letter over and over goes from one to the next that begins with it.
 */
export function createTypeAhead() {
  let typed: Typed = { text: '', at: Number.NEGATIVE_INFINITY };
  return (letter: string, at: number, { ids, from, nameOf }: Asked): NodeId | null => {
    const isNew = at - typed.at > PAUSE;
    typed = { text: (isNew ? '' : typed.text) + folded(letter), at };
    const [first = ''] = typed.text;
    const isSame = [...typed.text].every((each) => each === first);
    const wanted = isSame ? first : typed.text;
    // A word that is typed on may still be the line it has led to.
    const start = ids.indexOf(from) + (wanted.length === 1 ? 1 : 0);
    const inOrder = [...ids.slice(start), ...ids.slice(0, start)];
    return inOrder.find((id) => folded(nameOf(id)).startsWith(wanted)) ?? null;
  };
}

export type TypeAhead = ReturnType<typeof createTypeAhead>;
