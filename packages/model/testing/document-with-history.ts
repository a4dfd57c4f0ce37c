import { type Action, setProperties } from '../actions/action.ts';
import { writeChanges } from '../actions/apply.ts';
import { createHistory } from '../history/history.ts';
import type { HistoryOptions } from '../history/history-types.ts';
import { flatten, nest } from '../tree/flatten.ts';
import type { WidgetNode } from '../tree/node.ts';
import { box, leaf } from './sample-documents.ts';

/** A section with the widgets a, b, and c. */
export const tree = box('root', 'section', [leaf('a'), leaf('b'), leaf('c')]);

/** A document with a history. `order` returns the ids of the section's children. */
export function editor(start: WidgetNode = tree, options: Partial<HistoryOptions<number>> = {}) {
  const { root, nodes: entries } = flatten(start);
  const nodes = new Map(entries);
  const document = {
    read: () => ({ nodes }),
    write: (changes: Parameters<typeof writeChanges>[1]) => writeChanges(nodes, changes),
  };
  const history = createHistory<number>({ document, ...options });
  const json = () => JSON.stringify(nest({ root, nodes }));
  const order = () => nodes.get('root')?.children.join('');
  const act = (...actions: Action[]) =>
    history.perform({ label: { key: 'step' }, actions, before: 0, after: 1 });
  return { history, nodes, json, order, act };
}

export const set = (id: string, value: string, name = 'html') =>
  setProperties(id, { [name]: value });
