import type { NodeId } from '@plinth/model';
import type { Axis, Box } from '../geometry/box.ts';
import type { Block } from '../ports/blocks/port.ts';
import type { Refusal } from '../steps/refusal.ts';

/** The drop line: at `at` on the main axis, from `from` to `to` across it, in px of the frame. */
export type DropLine = {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
};

/** A position that accepts the drop. `index` counts children of `parent` without dragged ones. */
export type DropSlot = {
  readonly kind: 'slot';
  readonly parent: NodeId;
  readonly index: number;
  /** Wrappers around the dropped widget, outermost first. */
  readonly wrap: readonly string[];
  /** The image widget whose image is replaced instead. */
  readonly replaces?: NodeId;
  readonly line: DropLine;
  readonly container: Box;
};

/** A container that refuses the drop, and why. */
export type DropRefusal = {
  readonly kind: 'refused';
  readonly parent: NodeId;
  readonly reason: Refusal;
  readonly container: Box;
};

export type DropTarget = DropSlot | DropRefusal;

export type DropVerdict =
  | { readonly ok: true; readonly wrap: readonly string[] }
  | { readonly ok: false; readonly reason: Refusal };

/** Dragged widgets: existing ones, none inside another, a new one by its type, or a block. */
export type Dragged = {
  /** The type of the first one. */
  readonly widget: string;
  /** In page order; empty for a new widget. */
  readonly ids: ReadonlySet<NodeId>;
  /** Media id of a dragged image; null for a file that is uploaded after the drop. */
  readonly image?: number | null;
  /** A block of the gallery, inserted between the blocks of a section. */
  readonly block?: Block;
};

export type DropRules = {
  /** Whether a node can have children. */
  readonly isContainer: (id: NodeId) => boolean;
  readonly verdict: (parent: NodeId, dragged: Dragged) => DropVerdict;
  /** Whether the dragged widget may be displayed in a line with adjacent ones. */
  readonly isInline: (dragged: Dragged) => boolean;
  /** Layout direction of children, used while too few exist to measure it. */
  readonly direction: (id: NodeId) => Axis;
};

/** Whether two targets are the same position. */
export const isSameTarget = (a: DropTarget, b: DropTarget): boolean =>
  a.parent === b.parent &&
  (a.kind === 'slot'
    ? b.kind === 'slot' && a.index === b.index && a.replaces === b.replaces
    : b.kind === 'refused');
