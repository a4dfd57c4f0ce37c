import type { NodeId } from '@plinth/model';
import type { Refusal } from '../commands/refusal.ts';
import type { Axis, Box } from './box.ts';

/** The drop line: `at` on the main axis, from `from` to `to` across it; px of the frame's viewport. */
export type DropLine = {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
};

/** A place that takes the widget. `index` counts the children of `parent` without the dragged ones. */
export type DropSlot = {
  readonly kind: 'slot';
  readonly parent: NodeId;
  readonly index: number;
  /** Widgets to put around the dropped one, outermost first. */
  readonly wrap: readonly string[];
  /** The image widget whose picture is replaced instead. */
  readonly replaces?: NodeId;
  readonly line: DropLine;
  readonly container: Box;
};

/** A place that refuses it, with the key of the rule. */
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

/** What is dragged: widgets of the page, none of them inside another, or a new one by its name. */
export type Dragged = {
  /** The first one's kind. */
  readonly widget: string;
  /** In the order of the page; none for a new one. */
  readonly ids: ReadonlySet<NodeId>;
  /** The picture that a new image widget shows, or one there instead of its own; null: it is uploaded then. */
  readonly picture?: number | null;
};

export type DropRules = {
  /** Whether a node holds other widgets at all. */
  readonly isContainer: (id: NodeId) => boolean;
  readonly verdict: (parent: NodeId, dragged: Dragged) => DropVerdict;
  /** In which direction children follow each other while too few are there to be seen doing it. */
  readonly direction: (id: NodeId) => Axis;
};

/** Whether two targets are the same place. */
export const isSameTarget = (a: DropTarget, b: DropTarget): boolean =>
  a.parent === b.parent &&
  (a.kind === 'slot'
    ? b.kind === 'slot' && a.index === b.index && a.replaces === b.replaces
    : b.kind === 'refused');
