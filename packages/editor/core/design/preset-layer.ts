import { DEFAULT_PRESET, type DocumentNode, type Properties } from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import type { Layer } from '../properties/effective.ts';
import type { Preset } from './design-store.ts';
import { localStyle } from './style-overrides.ts';

export type PresetLayer = Layer & { readonly name: string };

const known = new WeakMap<Properties, PresetLayer>();

/** What a preset gives its widgets: properties with CSS only. */
function layerOf({ name, class_name: id, widget_name: widget, properties }: Preset): PresetLayer {
  const cached = known.get(properties);
  if (cached?.name === name) return cached;
  const own = localStyle(widget, properties);
  const complete = completeProperties({ id, widget, properties: own }) as Properties;
  const layer = { name, own, complete };
  known.set(properties, layer);
  return layer;
}

/** The preset of a widget; null if it has none. */
export function presetLayer(
  presets: readonly Preset[],
  { widget, properties }: Pick<DocumentNode, 'widget' | 'properties'>,
): PresetLayer | null {
  const className = properties.preset ?? DEFAULT_PRESET;
  const preset = presets.find(
    ({ widget_name, class_name }) => widget_name === widget && class_name === className,
  );
  return preset ? layerOf(preset) : null;
}
