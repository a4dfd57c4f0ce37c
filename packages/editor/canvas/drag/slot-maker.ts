import type { DocumentReader, NodeId } from '@plinth/model';
import type { Point } from '../../core/geometry/box.ts';
import type {
  Dragged,
  DropRules,
  DropTarget,
  DropVerdict,
} from '../../core/geometry/drop-target.ts';
import type { Geometry, PlacedChild } from './geometry.ts';
import { type Arrangement, arrange, dropLine, type Line, lineAxis, lineNear } from './slots.ts';

export type Surroundings = {
  readonly document: DocumentReader;
  readonly geometry: Geometry;
  readonly rules: DropRules;
};

type Listed = {
  readonly without: Dragged['ids'];
  readonly ids: readonly NodeId[];
  readonly places: ReadonlyMap<NodeId, number>;
};

const NONE: readonly NodeId[] = [];

type Place = { readonly parent: NodeId; readonly index: number; readonly dragged: Dragged };

/**
 * What all ways of dropping have in common: the pointer, the keys and the layers differ in how they
 * choose a parent and an index, and get the slot, or the rule that forbids it, from here.
 */
export function createSlotMaker({ document, geometry, rules }: Surroundings) {
  const arranged = new WeakMap<readonly PlacedChild[], readonly [Dragged['ids'], Arrangement]>();
  const lists = new WeakMap<readonly NodeId[], Listed>();
  const verdicts = new WeakMap<Dragged, Map<NodeId, DropVerdict>>();

  /** Kept for as long as the children are not measured anew. */
  const arrangement = (parent: NodeId, { ids: without }: Dragged): Arrangement => {
    const children = geometry.children(parent);
    const known = arranged.get(children);
    if (known && known[0] === without) return known[1];
    const fresh = arrange({ children, without, whenUnknown: rules.direction(parent) });
    arranged.set(children, [without, fresh]);
    return fresh;
  };

  /** The rules are asked once per container and drag. */
  const verdict = (parent: NodeId, dragged: Dragged): DropVerdict => {
    const own = verdicts.get(dragged) ?? new Map<NodeId, DropVerdict>();
    verdicts.set(dragged, own);
    const answer = own.get(parent) ?? rules.verdict(parent, dragged);
    own.set(parent, answer);
    return answer;
  };

  /** The children without what is dragged, and the place of each; kept while they are the same. */
  const listed = (parent: NodeId, { ids: without }: Dragged): Listed => {
    const children = document.nodes.get(parent)?.children ?? NONE;
    const known = lists.get(children);
    if (known?.without === without) return known;
    const ids = children.filter((id) => !without.has(id));
    const fresh = { without, ids, places: new Map(ids.map((id, place) => [id, place])) };
    lists.set(children, fresh);
    return fresh;
  };
  const siblings = (parent: NodeId, dragged: Dragged): readonly NodeId[] =>
    listed(parent, dragged).ids;

  /** The place in the document for a place among the children as they are seen. */
  const documentIndex = (parent: NodeId, seen: number, dragged: Dragged): number => {
    const { lines, isReversed } = arrangement(parent, dragged);
    const { ids, places } = listed(parent, dragged);
    const at = (index: number): PlacedChild | undefined => {
      const line = lines.findLast(({ from }) => from <= index);
      return line?.children[index - line.from];
    };
    const [before, after] = isReversed ? [at(seen), at(seen - 1)] : [at(seen - 1), at(seen)];
    if (after) return places.get(after.id) ?? -1;
    return before ? (places.get(before.id) ?? -1) + 1 : ids.length;
  };

  /** The place among the children as they are seen for a place in the document. */
  const seenIndex = ({ parent, index, dragged }: Place): number => {
    const { lines, isReversed } = arrangement(parent, dragged);
    const { places } = listed(parent, dragged);
    const seen = lines.flatMap(({ children }) => children);
    const found = seen.findIndex(({ id }) => {
      const place = places.get(id) ?? 0;
      return isReversed ? place < index : place >= index;
    });
    return found === -1 ? seen.length : found;
  };

  const lineFor = (place: Place, seen: number, near: Point | null): Line => {
    const shape = arrangement(place.parent, place.dragged);
    const holds = ({ from, children }: Line) => seen >= from && seen <= from + children.length;
    const candidates = shape.lines.filter(holds);
    if (near) return lineNear({ ...shape, lines: candidates }, near);
    return candidates.at(-1) ?? { from: 0, children: [] };
  };

  /**
   * The slot at an index among the children without the dragged ones; null for a parent that is not
   * on the canvas. `near` decides where one place can be drawn at the end of a line or at the
   * beginning of the next.
   */
  const slotAt = (place: Place, near: Point | null = null): DropTarget | null => {
    const { parent, index, dragged } = place;
    const container = geometry.box(parent);
    if (!container) return null;
    const answer = verdict(parent, dragged);
    if (!answer.ok) return { kind: 'refused', parent, reason: answer.reason, container };
    const seen = seenIndex(place);
    const line = lineFor(place, seen, near);
    const axis = lineAxis(arrangement(parent, dragged), line);
    const { children } = line;
    return {
      kind: 'slot',
      parent,
      index,
      wrap: answer.wrap,
      line: dropLine({ children, index: seen - line.from, axis, container }),
      container,
    };
  };

  return { arrangement, documentIndex, siblings, verdict, slotAt };
}

export type SlotMaker = ReturnType<typeof createSlotMaker>;
