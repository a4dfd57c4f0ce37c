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
 * Shared by all ways of dropping. Pointer, keyboard, and layers choose a parent and an index in
 * different ways and get the slot, or the rule that forbids it, from here.
 */
export function createSlotMaker({ document, geometry, rules }: Surroundings) {
  const arranged = new WeakMap<readonly PlacedChild[], readonly [Dragged['ids'], Arrangement]>();
  const lists = new WeakMap<readonly NodeId[], Listed>();
  const verdicts = new WeakMap<Dragged, Map<NodeId, DropVerdict>>();

  /** Cached until the children are remeasured. */
  const arrangement = (parent: NodeId, { ids: without }: Dragged): Arrangement => {
    const children = geometry.children(parent);
    const known = arranged.get(children);
    if (known && known[0] === without) return known[1];
    const fresh = arrange({ children, without, whenUnknown: rules.direction(parent) });
    arranged.set(children, [without, fresh]);
    return fresh;
  };

  /** Cached per container and drag. */
  const verdict = (parent: NodeId, dragged: Dragged): DropVerdict => {
    const own = verdicts.get(dragged) ?? new Map<NodeId, DropVerdict>();
    verdicts.set(dragged, own);
    const answer = own.get(parent) ?? rules.verdict(parent, dragged);
    own.set(parent, answer);
    return answer;
  };

  /** The children without dragged ones, and the index of each. Cached until the children change. */
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

  /** Converts an index in visual order to one in document order. */
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

  /** Converts an index in document order to one in visual order. */
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
   * The slot at an index among the children without dragged ones; null if the parent isn't on the
   * canvas. `near` decides whether a slot between two lines is drawn at the end of the first or the
   * start of the second.
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
