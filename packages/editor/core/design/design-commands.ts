import {
  type ColorTheme,
  createWidget,
  type DocumentNode,
  freeClassName,
  type NodeId,
  type Palette,
  type Properties,
  setProperties,
  type TextStyleProperties,
} from '@plinth/model';
import { type CommandOutcome, DONE, runStep, stepLabel } from '../commands/step.ts';
import type { EditorSession } from '../session/types.ts';
import type { DesignState, Preset, TextStyle } from './design-store.ts';
import { COLORS_NODE, DESIGN_ROOT, designNodes, presetNode, textStyleNode } from './design-tree.ts';
import { type FontPair, withFontPair } from './font-pairs.ts';
import { localStyle, mergeStyles } from './style-overrides.ts';
import { replaceStyle } from './text-blocks.ts';

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
  session.history.seal();
  const outcome = runStep(session, stepLabel('PALETTE'), {
    work: (run) => run(setProperties(COLORS_NODE, { ...numbered, roles, is_accent_own })),
  });
  session.history.seal();
  return outcome;
}

/** The action that gives a text style these formats and no others. */
function withFormats({ node, properties }: TextStyle, formats: TextStyleProperties) {
  const given = Object.entries(formats).filter(([, format]) => format !== undefined);
  const dropped = Object.keys(properties).filter(
    (name) => formats[name as keyof TextStyleProperties] === undefined,
  );
  return setProperties(node, Object.fromEntries(given) as Properties, dropped);
}

export const setTextStyle = (
  session: EditorSession,
  style: TextStyle,
  formats: TextStyleProperties,
): CommandOutcome =>
  runStep(session, stepLabel('TEXT_STYLE'), { work: (run) => run(withFormats(style, formats)) });

/** Sets the fonts of all headings and of all other texts as one step. */
export function setFontPair(
  session: EditorSession,
  styles: readonly TextStyle[],
  pair: FontPair,
): CommandOutcome {
  session.history.seal();
  const outcome = runStep(session, stepLabel('FONTS'), {
    work: (run) => {
      for (const style of styles) run(withFormats(style, withFontPair(style, pair)));
    },
  });
  session.history.seal();
  return outcome;
}

type NewTextStyle = {
  readonly name: string;
  readonly style: TextStyle;
  /** The formats that the original gets back. */
  readonly original: TextStyleProperties;
  /** The text widget that gets the new style in place of the original. */
  readonly id: NodeId | undefined;
};

/** Where new nodes go: text styles follow the colors, presets come last, as in the stored design. */
const endOf = {
  textStyles: ({ store }: EditorSession): number =>
    designNodes(store.reader, 'textStyle').length + 1,
  presets: ({ store }: EditorSession): number => store.node(DESIGN_ROOT)?.children.length ?? 0,
};

/** Saves an edited text style as a new one and restores the original. */
export function addTextStyle(
  session: EditorSession,
  { textStyles }: Pick<DesignState, 'textStyles'>,
  { name, style, original, id }: NewTextStyle,
): CommandOutcome {
  const taken = new Set(textStyles.map(({ class_name }) => class_name));
  const class_name = freeClassName(name, taken, 'style');
  const tree = textStyleNode({ name, class_name, properties: style.properties });
  const html = id === undefined ? undefined : session.store.node(id)?.properties.html;
  session.history.seal();
  return runStep(session, stepLabel('ADD_TEXT_STYLE'), {
    work: (run) => {
      run(createWidget({ parent: DESIGN_ROOT, index: endOf.textStyles(session), tree }));
      run(withFormats(style, original));
      if (id === undefined || typeof html !== 'string') return;
      run(setProperties(id, { html: replaceStyle(html, style.class_name, class_name) }));
    },
  });
}

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
  session.history.seal();
  return runStep(session, stepLabel('UPDATE_PRESET', node.widget), {
    work: (run) => {
      run(setProperties(preset.node, { style: presetStyle(node, preset) }));
      run(setProperties(id, {}, localNames(node)));
    },
  });
}

/** Gives a preset that a theme supplied its original style back. */
export function resetPreset(session: EditorSession, preset: Preset): CommandOutcome {
  const { original, node, widget_name } = preset;
  if (original === null) return DONE;
  session.history.seal();
  return runStep(session, stepLabel('RESET_PRESET', widget_name), {
    work: (run) => run(setProperties(node, { style: original })),
  });
}

/** Widgets that use it keep it: they refer to its class, not to its name. */
export function renamePreset(session: EditorSession, preset: Preset, name: string): CommandOutcome {
  session.history.seal();
  return runStep(session, stepLabel('UPDATE_PRESET', preset.widget_name), {
    work: (run) => {
      run(setProperties(preset.node, { name }));
    },
  });
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
  { presets }: Pick<DesignState, 'presets'>,
  { id, node, preset, name }: NewPreset,
): CommandOutcome {
  const own = presets.filter(({ widget_name }) => widget_name === node.widget);
  const taken = new Set(own.map(({ class_name }) => class_name));
  const class_name = freeClassName(name, taken, 'preset');
  const properties = presetStyle(node, preset);
  const tree = presetNode({ name, class_name, widget_name: node.widget, properties });
  session.history.seal();
  return runStep(session, stepLabel('ADD_PRESET', node.widget), {
    work: (run) => {
      run(createWidget({ parent: DESIGN_ROOT, index: endOf.presets(session), tree }));
      run(setProperties(id, { preset: class_name }, localNames(node)));
    },
  });
}

/** Resets a widget's own style to its preset. */
export function resetStyle(session: EditorSession, id: NodeId): CommandOutcome {
  const node = session.store.node(id);
  if (!node) return DONE;
  // Never merged with a preceding change.
  session.history.seal();
  return runStep(session, stepLabel('RESET_LOOK', node.widget), {
    work: (run) => run(setProperties(id, {}, localNames(node))),
  });
}
