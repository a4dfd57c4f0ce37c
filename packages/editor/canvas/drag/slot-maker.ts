import type { DocumentReader, NodeId } from '@plinth/model';
import type {
  Dragged,
  DropRules,
  DropTarget,
  DropVerdict,
} from '../../core/commands/drop-target.ts';
import type { Point } from '../../core/geometry/box.ts';
import type { Geometry, PlacedChild } from './geometry.ts';
import {
  type Arrangement,
  arrange,
  asChildren,
  dropLine,
  type Line,
  lineAxis,
  lineNear,
} from './slots.ts';

export type SlotDependencies = {
  readonly document: DocumentReader;
  readonly geometry: Geometry;
  readonly rules: DropRules;
};

type SiblingList = {
  readonly excluded: Dragged['ids'];
  readonly ids: readonly NodeId[];
  readonly indexes: ReadonlyMap<NodeId, number>;
};

const NONE: readonly NodeId[] = [];

type SlotRequest = { readonly parent: NodeId; readonly index: number; readonly dragged: Dragged };

/**
 * Shared by all ways of dropping. Pointer, keyboard, and layers choose a parent and an index in
 * different ways and get the slot, or the rule that forbids it, from here.
 */
export function createSlotMaker({ document, geometry, rules }: SlotDependencies) {
  const arranged = new WeakMap<readonly PlacedChild[], readonly [Dragged['ids'], Arrangement]>();
  const lists = new WeakMap<readonly NodeId[], SiblingList>();
  const verdicts = new WeakMap<Dragged, Map<NodeId, DropVerdict>>();

  /** Cached until the children are remeasured. */
  const arrangement = (parent: NodeId, { ids: excluded }: Dragged): Arrangement => {
    const children = geometry.children(parent);
    const cached = arranged.get(children);
    if (cached && cached[0] === excluded) return cached[1];
    const computed = arrange({ children, excluded, fallbackAxis: rules.direction(parent) });
    arranged.set(children, [excluded, computed]);
    return computed;
  };

  /**
   * Whether children flow like words, and the dragged widget doesn't: it goes above or below a line
   * unless it's dropped between two widgets of it.
   */
  const breaksLines = (parent: NodeId, dragged: Dragged): boolean =>
    arrangement(parent, dragged).axis === 'horizontal' &&
    rules.direction(parent) === 'vertical' &&
    !rules.isInline(dragged);

  /** Cached per container and drag. */
  const verdict = (parent: NodeId, dragged: Dragged): DropVerdict => {
    const cache = verdicts.get(dragged) ?? new Map<NodeId, DropVerdict>();
    verdicts.set(dragged, cache);
    const result = cache.get(parent) ?? rules.verdict(parent, dragged);
    cache.set(parent, result);
    return result;
  };

  /** The children without dragged ones, and the index of each. Cached until the children change. */
  const siblingList = (parent: NodeId, { ids: excluded }: Dragged): SiblingList => {
    const children = document.nodes.get(parent)?.children ?? NONE;
    const cached = lists.get(children);
    if (cached?.excluded === excluded) return cached;
    const ids = children.filter((id) => !excluded.has(id));
    const list = { excluded, ids, indexes: new Map(ids.map((id, index) => [id, index])) };
    lists.set(children, list);
    return list;
  };
  const siblings = (parent: NodeId, dragged: Dragged): readonly NodeId[] =>
    siblingList(parent, dragged).ids;

  /** Converts an index in visual order to one in document order. */
  const documentIndex = (parent: NodeId, visual: number, dragged: Dragged): number => {
    const { lines, isReversed } = arrangement(parent, dragged);
    const { ids, indexes } = siblingList(parent, dragged);
    const at = (index: number): PlacedChild | undefined => {
      const line = lines.findLast(({ from }) => from <= index);
      return line?.children[index - line.from];
    };
    const [before, after] = isReversed
      ? [at(visual), at(visual - 1)]
      : [at(visual - 1), at(visual)];
    if (after) return indexes.get(after.id) ?? -1;
    return before ? (indexes.get(before.id) ?? -1) + 1 : ids.length;
  };

  /** Converts an index in document order to one in visual order. */
  const visualIndex = ({ parent, index, dragged }: SlotRequest): number => {
    const { lines, isReversed } = arrangement(parent, dragged);
    const { indexes } = siblingList(parent, dragged);
    const inOrder = lines.flatMap(({ children }) => children);
    const found = inOrder.findIndex(({ id }) => {
      const position = indexes.get(id) ?? 0;
      return isReversed ? position < index : position >= index;
    });
    return found === -1 ? inOrder.length : found;
  };

  const lineFor = (shape: Arrangement, visual: number, near: Point | null): Line => {
    const includesSlot = ({ from, children }: Line) =>
      visual >= from && visual <= from + children.length;
    const candidates = shape.lines.filter(includesSlot);
    if (near) return lineNear({ ...shape, lines: candidates }, near);
    return candidates.at(-1) ?? { from: 0, children: [] };
  };

  /** Where the drop line is: between two children, or above or below all of a line. */
  const lineAtSlot = (request: SlotRequest, near: Point | null) => {
    const { parent, dragged } = request;
    const shape = arrangement(parent, dragged);
    const visual = visualIndex(request);
    const line = lineFor(shape, visual, near);
    const { children, from } = line;
    const index = visual - from;
    const isAtEnd = index === 0 || index === children.length;
    if (children.length > 0 && isAtEnd && breaksLines(parent, dragged)) {
      const at = shape.lines.indexOf(line) + (index === 0 ? 0 : 1);
      return { children: asChildren(shape.lines), index: at, axis: 'vertical' as const };
    }
    return { children, index, axis: lineAxis(shape, line) };
  };

  /**
   * The slot at an index among the children without dragged ones; null if the parent isn't on the
   * canvas. `near` decides whether a slot between two lines is drawn at the end of the first or the
   * start of the second.
   */
  const slotAt = (request: SlotRequest, near: Point | null = null): DropTarget | null => {
    const { parent, index, dragged } = request;
    const container = geometry.box(parent);
    if (!container) return null;
    const allowed = verdict(parent, dragged);
    if (!allowed.ok) return { kind: 'refused', parent, reason: allowed.reason, container };
    const drawn = lineAtSlot(request, near);
    return {
      kind: 'slot',
      parent,
      index,
      wrap: allowed.wrap,
      line: dropLine({ ...drawn, container }),
      container,
    };
  };

  return { arrangement, breaksLines, documentIndex, siblings, verdict, slotAt };
}

export type SlotMaker = ReturnType<typeof createSlotMaker>;
