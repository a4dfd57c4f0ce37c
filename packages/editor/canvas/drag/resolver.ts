import { ancestors, COLUMN, type DocumentReader, type NodeId, ROW } from '@plinth/model';
import { type Dragged, type DropTarget, isSameTarget } from '../../core/commands/drop-target.ts';
import { contains, type Point } from '../../core/geometry/box.ts';
import { imagePath } from '../../core/widgets/received-content.ts';
import { containerAt, type EdgeContainer, isBeside } from './container-edges.ts';
import { createSlotMaker, type SlotDependencies } from './slot-maker.ts';
import { indexOutside, lineAxis, lineNear, splitIndex } from './slots.ts';

type ResolverDependencies = SlotDependencies & {
  /** Section roots from top to bottom, for points outside all widgets. */
  readonly roots: readonly NodeId[];
};

/**
 * Share at each side that means "next to it": of a lone column's width to add a column, of an
 * image's size to insert a dragged image instead of replacing this one.
 */
const SIDE_SHARE = 0.2;
/** The most px at each side that add a column, so that dropping above or below stays easy. */
const MAX_SIDE = 64;
/** px the pointer has to move past a boundary before the slot changes, to prevent flicker. */
const HYSTERESIS = 6;

/**
 * Finds the drop target for any point of the canvas. It has no dead zones, measures only the
 * containers around the point, and never modifies the page.
 */
export function createResolver(dependencies: ResolverDependencies) {
  const { document, geometry, rules, roots } = dependencies;
  const slots = createSlotMaker(dependencies);

  const nearestRoot = (point: Point): NodeId | null => {
    let best: { id: NodeId; distance: number } | null = null;
    for (const id of roots) {
      const box = geometry.box(id);
      if (!box) continue;
      const distance = Math.max(box.top - point.y, point.y - box.bottom, 0);
      if (!best || distance < best.distance) best = { id, distance };
    }
    return best?.id ?? null;
  };

  const hitAt = (point: Point): NodeId | null => geometry.nodeAt(point) ?? nearestRoot(point);

  /**
   * Hit test a few px away; skips the DOM if the point is in the same node and none of its
   * children.
   */
  const hitNear = (point: Point, hit: NodeId | null): NodeId | null => {
    const box = hit === null ? null : geometry.box(hit);
    const isInside = box !== null && contains(box, point);
    const isOwn = isInside && !geometry.children(hit ?? '').some((it) => contains(it.box, point));
    return isOwn ? hit : hitAt(point);
  };

  /** The hit node and its ancestors, innermost first, without dragged widgets and their content. */
  const chainFrom = (hit: NodeId | null, { ids }: Dragged): NodeId[] => {
    if (hit === null || !document.nodes.has(hit)) return [];
    const chain = [hit, ...ancestors(document, hit).map(({ id }) => id)];
    return chain.slice(chain.findIndex((id) => ids.has(id)) + 1);
  };

  /** Includes the column that the point is above or below, where its row is higher. */
  const withColumn = (chain: readonly NodeId[], point: Point, dragged: Dragged) => {
    const [row] = chain;
    if (row === undefined || document.nodes.get(row)?.widget !== ROW) return chain;
    if (rules.direction(row) !== 'horizontal') return chain;
    const line = lineNear(slots.arrangement(row, dragged), point);
    const column = line.children.find(({ box }) => box.left <= point.x && point.x <= box.right);
    return column ? [column.id, ...chain] : chain;
  };

  /** A part of the page: at the top level, with rows of its own. Parts stay beside each other. */
  const isPart = (id: NodeId): boolean => {
    const { parent = null, children = [] } = document.nodes.get(id) ?? {};
    const hasRow = children.some((child) => document.nodes.get(child)?.widget === ROW);
    return parent !== null && roots.includes(parent) && hasRow;
  };

  const edgeContainer = (id: NodeId, dragged: Dragged): EdgeContainer => {
    const parent = document.nodes.get(id)?.parent ?? null;
    const axis = parent === null ? null : slots.arrangement(parent, dragged).axis;
    return { id, box: geometry.box(id), axis };
  };

  const slotIn = (parent: NodeId, point: Point, dragged: Dragged): DropTarget | null => {
    const shape = slots.arrangement(parent, dragged);
    const line = lineNear(shape, point);
    const outside = slots.breaksLines(parent, dragged) ? indexOutside(line, point) : null;
    const inLine = outside ?? splitIndex(line.children, point, lineAxis(shape, line));
    const index = slots.documentIndex(parent, line.from + inLine, dragged);
    return slots.slotAt({ parent, index, dragged }, point);
  };

  /** At the sides of a widget in a lone column: adds a second one, unless columns are stacked. */
  const besideLoneColumn = (leaf: NodeId, point: Point, dragged: Dragged): DropTarget | null => {
    const box = geometry.box(leaf);
    const column = parentOf(document, leaf, COLUMN);
    const row = column && parentOf(document, column, ROW);
    if (!box || !row || document.nodes.get(row)?.children.length !== 1) return null;
    if (rules.direction(row) !== 'horizontal') return null;
    const side = Math.min((box.right - box.left) * SIDE_SHARE, MAX_SIDE);
    const isBefore = point.x <= box.left + side;
    if (!isBefore && point.x < box.right - side) return null;
    const target = slots.slotAt({ parent: row, index: isBefore ? 0 : 1, dragged });
    return target?.kind === 'slot' ? target : null;
  };

  /** In the middle of an image: a dragged image replaces it. */
  const onImage = (leaf: NodeId, point: Point, dragged: Dragged): DropTarget | null => {
    const node = document.nodes.get(leaf);
    const box = geometry.box(leaf);
    if (dragged.image === undefined || !node || imagePath(node) === null || !box) return null;
    const { left, right, top, bottom } = box;
    const isInside =
      isMiddle(shareOf(point.x, left, right)) && isMiddle(shareOf(point.y, top, bottom));
    const slot = isInside && node.parent !== null ? slotIn(node.parent, point, dragged) : null;
    return slot?.kind === 'slot' ? { ...slot, replaces: leaf, container: box } : null;
  };

  /** Depth of the row in which a dragged column goes next to the column at the point. */
  const besideColumn = (
    edges: readonly EdgeContainer[],
    point: Point,
    { widget }: Dragged,
  ): number => {
    if (widget !== COLUMN) return edges.length;
    const at = edges.findLastIndex(({ id }) => document.nodes.get(id)?.widget === COLUMN);
    const column = edges[at];
    return column && isBeside(column, point) ? Math.max(0, at - 1) : edges.length;
  };

  const resolveExact = (point: Point, dragged: Dragged, hit: NodeId | null): DropTarget | null => {
    const isAmongParts = dragged.ids.size > 0 && [...dragged.ids].every(isPart);
    const hitChain = withColumn(chainFrom(hit, dragged), point, dragged);
    const chain = hitChain.filter((id) => !isAmongParts || roots.includes(id));
    const [leaf] = chain;
    if (leaf !== undefined && !rules.isContainer(leaf)) {
      const special = onImage(leaf, point, dragged) ?? besideLoneColumn(leaf, point, dragged);
      if (special) return special;
    }
    const containers = chain.filter(rules.isContainer).reverse();
    const edges = containers.map((id) => edgeContainer(id, dragged));
    const depth = Math.min(containerAt(edges, point), besideColumn(edges, point, dragged));
    let refusal: DropTarget | null = null;
    for (const id of containers.slice(0, depth + 1).reverse()) {
      const target = slotIn(id, point, dragged);
      if (target?.kind === 'slot') return target;
      refusal ??= target;
    }
    return refusal;
  };

  /** The last target if the pointer is within the hysteresis of it, otherwise null. */
  const withinHysteresis = (
    { x, y }: Point,
    { dragged, hit }: { readonly dragged: Dragged; readonly hit: NodeId | null },
    last: DropTarget,
  ): DropTarget | null => {
    for (const [dx, dy] of [
      [-HYSTERESIS, 0],
      [HYSTERESIS, 0],
      [0, -HYSTERESIS],
      [0, HYSTERESIS],
    ] as const) {
      const point = { x: x + dx, y: y + dy };
      const near = resolveExact(point, dragged, hitNear(point, hit));
      if (near && isSameTarget(near, last)) return near;
    }
    return null;
  };

  const resolve = (point: Point, dragged: Dragged, last: DropTarget | null): DropTarget | null => {
    const hit = hitAt(point);
    const target = resolveExact(point, dragged, hit);
    if (!target || !last || isSameTarget(target, last)) return target;
    return withinHysteresis(point, { dragged, hit }, last) ?? target;
  };

  return { resolve, slots };
}

const shareOf = (at: number, from: number, to: number): number =>
  (at - from) / Math.max(1, to - from);

const isMiddle = (share: number): boolean => share > SIDE_SHARE && share < 1 - SIDE_SHARE;

function parentOf(document: DocumentReader, id: NodeId, widget: string): NodeId | null {
  const parent = document.nodes.get(id)?.parent ?? null;
  return parent !== null && document.nodes.get(parent)?.widget === widget ? parent : null;
}

export type Resolver = ReturnType<typeof createResolver>['resolve'];
