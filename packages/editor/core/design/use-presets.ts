import { useDesignPort, useDesignState } from './design-context.ts';
import type { Preset } from './design-store.ts';

const NONE: readonly Preset[] = [];

/** The presets of a widget. */
export function usePresets(widget: string): readonly Preset[] {
  const { presetWidgets } = useDesignPort();
  const presets = useDesignState((design) => design.presets);
  if (!presetWidgets.includes(widget)) return NONE;
  return presets.filter(({ widget_name }) => widget_name === widget);
}
