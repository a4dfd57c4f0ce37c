import {
  type ColorTheme,
  createWidget,
  DEFAULT_PRESET,
  type DocumentNode,
  freeClassName,
  type NodeId,
  type Palette,
  type Properties,
  setProperties,
} from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, DONE, runSeparateStep, runStep, stepLabel } from '../steps/step.ts';
import type { DesignState, Preset } from './design-store.ts';
import {
  COLORS_NODE,
  colorProperties,
  DESIGN_ROOT,
  presetNode,
  replacedPresets,
} from './design-tree.ts';
import { localStyle, mergeStyles } from './style-overrides.ts';

/** Number of the accent color. */
export const ACCENT = 2;

type MainColors = Partial<Pick<ColorTheme, 'roles' | 'is_accent_own'>> & {
  /** By their number, starting at 1. */
  readonly [number: number]: string | undefined;
};

/** Sets main colors. Consecutive changes are one step. */
export const setMainColors = (
  session: EditorSession,
  { roles, is_accent_own, ...colors }: MainColors,
): CommandOutcome =>
  runStep(session, stepLabel('COLORS'), {
    work: (run) => {
      const named = Object.entries(colors).map(([number, color]) => [`color${number}`, color]);
      const others = {
        ...(roles && { roles }),
        ...(is_accent_own !== undefined && { is_accent_own }),
      };
      run(setProperties(COLORS_NODE, { ...Object.fromEntries(named), ...others }));
    },
  });

/** Sets all main colors and roles as one step. By default, the accent follows the primary color. */
export function setPalette(
  session: EditorSession,
  { main, roles, is_accent_own = false }: Palette & { readonly is_accent_own?: boolean },
): CommandOutcome {
  const numbered = Object.fromEntries(main.map((color, index) => [`color${index + 1}`, color]));
  const outcome = runSeparateStep(session, stepLabel('PALETTE'), {
    work: (run) => run(setProperties(COLORS_NODE, { ...numbered, roles, is_accent_own })),
  });
  session.history.seal();
  return outcome;
}

/** Presets are the last nodes of the design, as in the stored one. */
const endOfDesign = ({ store }: EditorSession): number =>
  store.node(DESIGN_ROOT)?.children.length ?? 0;

const presetStyle = ({ widget, properties }: DocumentNode, preset: Preset | null): Properties =>
  mergeStyles(preset?.properties ?? {}, localStyle(widget, properties));

const localNames = ({ widget, properties }: DocumentNode): readonly string[] =>
  Object.keys(localStyle(widget, properties));

/** Moves a widget's own style into its preset, for all widgets that use it. */
export function updatePreset(
  session: EditorSession,
  {
    id,
    node,
    preset,
  }: { readonly id: NodeId; readonly node: DocumentNode; readonly preset: Preset },
): CommandOutcome {
  return runSeparateStep(session, stepLabel('UPDATE_PRESET', node.widget), {
    work: (run) => {
      run(setProperties(preset.node, { style: presetStyle(node, preset) }));
      run(setProperties(id, {}, localNames(node)));
    },
  });
}

/** Sets all colors. Consecutive changes are one step, unless they are `separate`. */
export function setColors(
  session: EditorSession,
  colors: ColorTheme,
  { isSeparate = true }: { readonly isSeparate?: boolean } = {},
): CommandOutcome {
  if (isSeparate) session.history.seal();
  const outcome = runStep(session, stepLabel('COLORS'), {
    work: (run) => run(setProperties(COLORS_NODE, colorProperties(colors))),
  });
  if (isSeparate) session.history.seal();
  return outcome;
}

/** Gives a preset that a theme supplied its original style back. */
export function resetPreset(session: EditorSession, preset: Preset): CommandOutcome {
  const { original, node, widget_name } = preset;
  if (original === null) return DONE;
  return runSeparateStep(session, stepLabel('RESET_PRESET', widget_name), {
    work: (run) => run(setProperties(node, { style: original })),
  });
}

/** Widgets that use it keep it: they refer to its class, not to its name. */
export function renamePreset(session: EditorSession, preset: Preset, name: string): CommandOutcome {
  return runSeparateStep(session, stepLabel('UPDATE_PRESET', preset.widget_name), {
    work: (run) => {
      run(setProperties(preset.node, { name }));
    },
  });
}

type NamedPreset = Pick<Preset, 'name' | 'widget_name' | 'properties'>;

/** The action that adds a preset after all others, and its class name. */
export function presetCreation(
  session: EditorSession,
  { presets }: Pick<DesignState, 'presets'>,
  preset: NamedPreset,
) {
  const { reader } = session.store;
  const { name, widget_name } = preset;
  const own = presets.filter((other) => other.widget_name === widget_name);
  const replaced = Object.keys(replacedPresets(reader)[widget_name] ?? {});
  const names = own.map(({ class_name }) => class_name);
  // Named “Default”, it would be the style of all widgets without a preset.
  const taken = new Set([DEFAULT_PRESET, ...names, ...replaced]);
  const class_name = freeClassName(name, taken, 'preset');
  const tree = presetNode({ ...preset, class_name });
  const action = createWidget({ parent: DESIGN_ROOT, index: endOfDesign(session), tree });
  return { class_name, action, node: tree.id };
}

type NewPreset = {
  readonly id: NodeId;
  readonly node: DocumentNode;
  /** The widget's current preset; null if it has none. */
  readonly preset: Preset | null;
  readonly name: string;
};

/** Makes a widget's style a new preset and applies the preset to the widget. */
export function addPreset(
  session: EditorSession,
  design: Pick<DesignState, 'presets'>,
  { id, node, preset, name }: NewPreset,
): CommandOutcome {
  const properties = presetStyle(node, preset);
  const { class_name, action } = presetCreation(session, design, {
    ...{ name, widget_name: node.widget, properties },
  });
  return runSeparateStep(session, stepLabel('ADD_PRESET', node.widget), {
    work: (run) => {
      run(action);
      run(setProperties(id, { preset: class_name }, localNames(node)));
    },
  });
}

/** Resets a widget's own style to its preset. */
export function resetStyle(session: EditorSession, id: NodeId): CommandOutcome {
  const node = session.store.node(id);
  if (!node) return DONE;
  return runSeparateStep(session, stepLabel('RESET_LOOK', node.widget), {
    work: (run) => run(setProperties(id, {}, localNames(node))),
  });
}
