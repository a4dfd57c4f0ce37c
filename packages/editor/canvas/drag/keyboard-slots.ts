import { indexOf, type NodeId } from '@plinth/model';
import type { Dragged } from '../../core/commands/drop-target.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { SlotMaker } from './slot-maker.ts';

export type SlotPosition = { readonly parent: NodeId; readonly index: number };

export type SlotDirection = 'previous' | 'next' | 'into' | 'out';

type Dependencies = {
  readonly session: EditorSession;
  readonly slots: SlotMaker;
  readonly dragged: Dragged;
};

/**
 * Moves through all slots by keyboard: among siblings, into the container next to the slot, and out
 * next to the surrounding container. Passes through containers that refuse the widget. Returns null
 * if there is no slot in that direction.
 */
export function createKeyboardSlots({ session, slots, dragged }: Dependencies) {
  const { store, sections, lookup } = session;
  const roots = sections.map(({ root }) => root);
  const accepts = (parent: NodeId): boolean => slots.verdict(parent, dragged).ok;
  const isContainer = (id: NodeId): boolean =>
    lookup(store.node(id)?.widget ?? '')?.children !== undefined;
  const lastIndex = (parent: NodeId): number => slots.siblings(parent, dragged).length;

  const slotInside = (id: NodeId | undefined, at: 'start' | 'end'): SlotPosition | null => {
    if (id === undefined || !isContainer(id)) return null;
    if (accepts(id)) return { parent: id, index: at === 'start' ? 0 : lastIndex(id) };
    for (const child of slots.siblings(id, dragged)) {
      const position = slotInside(child, at);
      if (position) return position;
    }
    return null;
  };

  const slotInNextSection = (root: NodeId, step: 1 | -1): SlotPosition | null => {
    for (let at = roots.indexOf(root) + step; at >= 0 && at < roots.length; at += step) {
      const position = slotInside(roots[at], step === 1 ? 'start' : 'end');
      if (position) return position;
    }
    return null;
  };

  const slotOutside = (container: NodeId, step: 1 | -1): SlotPosition | null => {
    const parent = store.node(container)?.parent ?? null;
    if (parent === null) return null;
    if (!accepts(parent)) return slotOutside(parent, step);
    const at = slots.siblings(parent, dragged).indexOf(container);
    return { parent, index: step === 1 ? at + 1 : at };
  };

  const slotAlong = ({ parent, index }: SlotPosition, step: 1 | -1): SlotPosition | null => {
    const next = index + step;
    if (next >= 0 && next <= lastIndex(parent)) return { parent, index: next };
    const isRoot = store.node(parent)?.parent === null;
    return isRoot ? slotInNextSection(parent, step) : slotOutside(parent, step);
  };

  return {
    /** Position of the first dragged widget; its index is the same without dragged widgets. */
    start: (): SlotPosition | null => {
      const [id = ''] = dragged.ids;
      const parent = store.node(id)?.parent ?? null;
      return parent === null ? null : { parent, index: indexOf(store.reader, id) };
    },
    move: (position: SlotPosition, direction: SlotDirection): SlotPosition | null => {
      const siblings = slots.siblings(position.parent, dragged);
      switch (direction) {
        case 'previous':
          return slotAlong(position, -1);
        case 'next':
          return slotAlong(position, 1);
        case 'into':
          return (
            slotInside(siblings[position.index], 'start') ??
            slotInside(siblings[position.index - 1], 'end')
          );
        case 'out':
          return slotOutside(
            position.parent,
            position.index === 0 && lastIndex(position.parent) > 0 ? -1 : 1,
          );
      }
    },
  };
}
