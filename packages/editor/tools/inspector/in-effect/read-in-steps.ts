import type { NodeId } from '@plinth/model';
import type { CssSource } from './css-source.ts';
import type { InEffect } from './read-in-effect.ts';

type Values = ReadonlyMap<string, InEffect>;

/** Widgets read at once; more would delay the next input. */
const STEP = 20;

type Steps = {
  readonly ids: readonly NodeId[];
  readonly sources: readonly CssSource[];
  /** Reads the values that the widgets have in common. */
  readonly read: (ids: readonly NodeId[], sources: readonly CssSource[]) => Values;
  /** Runs the next step once the browser is free; returns how to cancel it. */
  readonly later: (work: () => void) => () => void;
  readonly done: (values: Values) => void;
};

/** Reads the common values of any number of widgets in steps. Returns how to cancel it. */
export function readInSteps({ ids, sources, read, later, done }: Steps): () => void {
  const [first = '', ...others] = ids;
  let cancel: () => void = () => undefined;
  const step = (from: number, left: readonly CssSource[]) => {
    const values = read([first, ...others.slice(from, from + STEP - 1)], left);
    const next = from + STEP - 1;
    const common = left.filter(({ path }) => values.has(path));
    if (next >= others.length || common.length === 0) done(values);
    else cancel = later(() => step(next, common));
  };
  step(0, sources);
  return () => cancel();
}
