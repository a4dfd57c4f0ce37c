import { flatten, type WidgetNode } from '@plinth/model';
import type { Dragged, DropRules, DropTarget } from '../../../core/commands/drop-target.ts';
import { type Box, contains } from '../../../core/geometry/box.ts';
import type { Geometry } from '../geometry.ts';
import { createResolver } from '../resolver.ts';

/** A widget, named by its type such as `text-1`, and its box on the page. */
export type Placed = {
  readonly node: string;
  readonly box: Box;
  readonly children?: readonly Placed[];
};

export const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});

const widgetOf = (id: string) => id.split('-')[0] ?? '';

export const tree = ({ node, children = [] }: Placed): WidgetNode => ({
  id: node,
  widget: widgetOf(node),
  properties: {},
  children: children.map(tree),
});

export const flattenPlaced = (placed: Placed): Placed[] => [
  placed,
  ...(placed.children ?? []).flatMap(flattenPlaced),
];

/** Geometry with given instead of measured boxes. */
export const geometryOf = (root: Placed): Geometry => {
  const placed = new Map(flattenPlaced(root).map((each) => [each.node, each]));
  return {
    nodeAt: (point) =>
      flattenPlaced(root).findLast((each) => contains(each.box, point))?.node ?? null,
    box: (id) => placed.get(id)?.box ?? null,
    children: (id) =>
      (placed.get(id)?.children ?? []).map((child) => ({ id: child.node, box: child.box })),
    invalidate: () => undefined,
    applyScroll: () => undefined,
  };
};

const containers = ['section', 'row', 'column'];

export const rules: DropRules = {
  isContainer: (id) => containers.includes(widgetOf(id)),
  isInline: ({ widget }) => widget === 'button',
  direction: (id) => (widgetOf(id) === 'row' ? 'horizontal' : 'vertical'),
  verdict: (parent, { widget }) => {
    if (widget === 'popup') return { ok: false, reason: 'notAllowedHere' };
    if (widgetOf(parent) === 'row') return { ok: true, wrap: ['column'] };
    return { ok: true, wrap: widgetOf(parent) === 'section' ? ['row', 'column'] : [] };
  },
};

/** A resolver for a placed tree whose root is the only section. */
export const resolverFor = (root: Placed, geometry: Geometry = geometryOf(root)) =>
  createResolver({ document: flatten(tree(root)), geometry, roots: [root.node], rules });

/** Drag of a new text widget. */
export const newText: Dragged = { widget: 'text', ids: new Set() };

/** `parent:index`, or null for no slot. */
export const slotText = (target: DropTarget | null) =>
  target?.kind === 'slot' ? `${target.parent}:${target.index}` : null;
