import { type NodeId, removeWidget, setProperties } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, runSeparateStep, stepLabel } from '../steps/step.ts';
import { presetCreation } from './design-commands.ts';
import type { DesignState, Preset } from './design-store.ts';
import { appliedPresets, DESIGN_ROOT, replacedPresets } from './design-tree.ts';
import { addedReplacements, replacementProperties } from './replacements.ts';

/** Adds a preset. Settings that it doesn't have are those of the widget. */
export function createPreset(
  session: EditorSession,
  design: Pick<DesignState, 'presets'>,
  preset: Pick<Preset, 'name' | 'widget_name' | 'properties'>,
): CommandOutcome & { readonly node: NodeId } {
  const { action, node } = presetCreation(session, design, preset);
  const outcome = runSeparateStep(session, stepLabel('ADD_PRESET', preset.widget_name), {
    work: (run) => run(action),
  });
  return { ...outcome, node };
}

/**
 * Deletes a preset. All widgets with it get the replacement when this is saved; null is for a preset
 * without uses.
 */
export function deletePreset(
  session: EditorSession,
  { node, widget_name, class_name }: Preset,
  replacement: string | null,
): CommandOutcome {
  return runSeparateStep(session, stepLabel('DELETE_PRESET', widget_name), {
    work: (run) => {
      run(removeWidget(node));
      if (replacement === null) return;
      const replaced = replacedPresets(session.store.reader)[widget_name] ?? {};
      const added = addedReplacements(replaced, { class_name }, replacement);
      const properties = replacementProperties({ presets: { [widget_name]: added } });
      run(setProperties(DESIGN_ROOT, properties));
    },
  });
}

/** Gives all widgets of the site that the preset is for the preset when this is saved. */
export function applyPreset(
  session: EditorSession,
  { widget_name, class_name }: Preset,
): CommandOutcome {
  const applied = {
    ...appliedPresets(session.store.reader),
    [widget_name]: { preset: class_name, key: session.newId() },
  };
  return runSeparateStep(session, stepLabel('APPLY_PRESET', widget_name), {
    work: (run) => run(setProperties(DESIGN_ROOT, { applied_presets: applied })),
  });
}
