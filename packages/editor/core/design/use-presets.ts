import { useServices } from '../session/services.ts';
import { useDesignState } from './design-context.ts';
import type { Preset } from './design-store.ts';

const NONE: readonly Preset[] = [];

/** The presets of a widget. */
export function usePresets(widget: string): readonly Preset[] {
  const { ports } = useServices();
  const presets = useDesignState((design) => design.presets);
  if (!ports.design.presetWidgets.includes(widget)) return NONE;
  return presets.filter(({ widget_name }) => widget_name === widget);
}
