import {
  DEFAULT_PRESET,
  type DocumentNode,
  type DocumentReader,
  type NodeId,
  walk,
} from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';

type Place = { readonly widget_name: string; readonly class_name: string };

export type PresetPlaces = { readonly first: NodeId; readonly count: number };

const keyOf = ({ widget, properties }: DocumentNode): string =>
  `${widget} ${properties.preset ?? DEFAULT_PRESET}`;

export const presetKey = ({ widget_name, class_name }: Place): string =>
  `${widget_name} ${class_name}`;

/** The first widget of the open page with each preset, by the preset's key, and their number. */
export function presetPlaces(
  reader: DocumentReader,
  roots: readonly NodeId[],
): ReadonlyMap<string, PresetPlaces> {
  const places = new Map<string, PresetPlaces>();
  for (const node of roots.flatMap((root) => walk(reader, root))) {
    const known = places.get(keyOf(node));
    places.set(keyOf(node), { first: known?.first ?? node.id, count: (known?.count ?? 0) + 1 });
  }
  return places;
}

/** Selects a widget and shows its preset in the inspector. */
export function showPreset({ ui, store }: EditorSession, id: NodeId): void {
  ui.setState({
    selection: [id],
    textEditing: null,
    tab: 'design',
    tabOf: store.node(id)?.widget ?? null,
    state: 'normal',
    requestedSetting: { id, path: 'preset' },
  });
}
