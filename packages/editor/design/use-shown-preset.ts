import type { NodeId } from '@plinth/model';
import type { Preset } from '../core/design/design-store.ts';
import { usePresets } from '../core/design/use-presets.ts';

/** The preset that is edited, otherwise the first of the widget; null without any. */
export function useShownPreset(widget: string, open: NodeId | null): Preset | null {
  const presets = usePresets(widget);
  return presets.find(({ node }) => node === open) ?? presets[0] ?? null;
}
