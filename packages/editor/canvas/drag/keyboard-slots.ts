import { indexOf, type NodeId } from '@plinth/model';
import type { Dragged } from '../../core/geometry/drop-target.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { SlotMaker } from './slot-maker.ts';

export type SlotPlace = { readonly parent: NodeId; readonly index: number };

export type SlotDirection = 'previous' | 'next' | 'into' | 'out';

type Needs = {
  readonly session: EditorSession;
  readonly slots: SlotMaker;
  readonly dragged: Dragged;
};

/**
 * Moves through all slots by keyboard: among siblings, into the container next to the slot, and out
 * next to the surrounding container. Passes through containers that refuse the widget. Returns null
 * if there is no slot in that direction.
 */
export function createKeyboardSlots({ session, slots, dragged }: Needs) {
  const { store, sections, lookup } = session;
  const roots = sections.map(({ root }) => root);
  const takes = (parent: NodeId): boolean => slots.verdict(parent, dragged).ok;
  const isContainer = (id: NodeId): boolean =>
    lookup(store.node(id)?.widget ?? '')?.children !== undefined;
  const last = (parent: NodeId): number => slots.siblings(parent, dragged).length;

  const within = (id: NodeId | undefined, at: 'start' | 'end'): SlotPlace | null => {
    if (id === undefined || !isContainer(id)) return null;
    if (takes(id)) return { parent: id, index: at === 'start' ? 0 : last(id) };
    for (const child of slots.siblings(id, dragged)) {
      const place = within(child, at);
      if (place) return place;
    }
    return null;
  };

  const beside = (root: NodeId, step: 1 | -1): SlotPlace | null => {
    for (let at = roots.indexOf(root) + step; at >= 0 && at < roots.length; at += step) {
      const place = within(roots[at], step === 1 ? 'start' : 'end');
      if (place) return place;
    }
    return null;
  };

  const outOf = (container: NodeId, step: 1 | -1): SlotPlace | null => {
    const parent = store.node(container)?.parent ?? null;
    if (parent === null) return null;
    if (!takes(parent)) return outOf(parent, step);
    const at = slots.siblings(parent, dragged).indexOf(container);
    return { parent, index: step === 1 ? at + 1 : at };
  };

  const along = ({ parent, index }: SlotPlace, step: 1 | -1): SlotPlace | null => {
    const next = index + step;
    if (next >= 0 && next <= last(parent)) return { parent, index: next };
    const isRoot = store.node(parent)?.parent === null;
    return isRoot ? beside(parent, step) : outOf(parent, step);
  };

  return {
    /** Position of the first dragged widget; its index is the same without dragged widgets. */
    start: (): SlotPlace | null => {
      const [id = ''] = dragged.ids;
      const parent = store.node(id)?.parent ?? null;
      return parent === null ? null : { parent, index: indexOf(store.reader, id) };
    },
    go: (place: SlotPlace, travel: SlotDirection): SlotPlace | null => {
      const siblings = slots.siblings(place.parent, dragged);
      switch (travel) {
        case 'previous':
          return along(place, -1);
        case 'next':
          return along(place, 1);
        case 'into':
          return within(siblings[place.index], 'start') ?? within(siblings[place.index - 1], 'end');
        case 'out':
          return outOf(place.parent, place.index === 0 && last(place.parent) > 0 ? -1 : 1);
      }
    },
  };
}
