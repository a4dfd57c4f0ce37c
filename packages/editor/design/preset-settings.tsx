import type { Preset } from '../core/design/design-store.ts';
import { useScrub } from '../core/history/use-scrub.ts';
import { ControlGroups } from '../tools/inspector/control-groups.tsx';
import '../tools/inspector/inspector.css';
import { presetGroups } from './preset-groups.ts';

/** The settings of a preset, as the inspector has them for widgets. */
export function PresetSettings({ preset }: { readonly preset: Preset }) {
  const { name, node, widget_name } = preset;
  const startScrub = useScrub();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and its own layout
    <div
      className="pl-part-settings pl-preset-settings"
      role="group"
      aria-label={name}
      onPointerDownCapture={startScrub}
      data-testid="preset-settings"
    >
      <ControlGroups id={node} tab="design" groups={presetGroups(widget_name)} />
    </div>
  );
}
