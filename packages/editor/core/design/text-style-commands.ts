import {
  createWidget,
  freeClassName,
  type NodeId,
  type Properties,
  removeWidget,
  setProperties,
  type TextStyleProperties,
} from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, runSeparateStep, runStep, stepLabel } from '../steps/step.ts';
import type { DesignState, TextStyle } from './design-store.ts';
import { DESIGN_ROOT, designNodes, replacedStyles, textStyleNode } from './design-tree.ts';
import { type FontPair, withFontPair } from './font-pairs.ts';
import { addedReplacements, replacementProperties } from './replacements.ts';
import { replaceStyle } from './text-blocks.ts';

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
  const outcome = runSeparateStep(session, stepLabel('FONTS'), {
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

type NamedFormats = Pick<TextStyle, 'name' | 'properties'>;

/** The action that adds a text style after the others, and its class name. */
function creation(
  session: EditorSession,
  textStyles: readonly TextStyle[],
  { name, properties }: NamedFormats,
) {
  const { reader } = session.store;
  const replaced = Object.keys(replacedStyles(reader));
  const taken = new Set([...textStyles.map(({ class_name }) => class_name), ...replaced]);
  const class_name = freeClassName(name, taken, 'style');
  const tree = textStyleNode({ name, class_name, properties });
  const index = designNodes(reader, 'textStyle').length + 1;
  return { class_name, action: createWidget({ parent: DESIGN_ROOT, index, tree }), node: tree.id };
}

/** Saves an edited text style as a new one and restores the original. */
export function addTextStyle(
  session: EditorSession,
  { textStyles }: Pick<DesignState, 'textStyles'>,
  { name, style, original, id }: NewTextStyle,
): CommandOutcome {
  const { class_name, action } = creation(session, textStyles, {
    name,
    properties: style.properties,
  });
  const html = id === undefined ? undefined : session.store.node(id)?.properties.html;
  return runSeparateStep(session, stepLabel('ADD_TEXT_STYLE'), {
    work: (run) => {
      run(action);
      run(withFormats(style, original));
      if (id === undefined || typeof html !== 'string') return;
      run(setProperties(id, { html: replaceStyle(html, style.class_name, class_name) }));
    },
  });
}

/** Adds a text style. Formats that it doesn't have are those of normal text. */
export function createTextStyle(
  session: EditorSession,
  { textStyles }: Pick<DesignState, 'textStyles'>,
  style: NamedFormats,
): CommandOutcome & { readonly node: NodeId } {
  const { action, node } = creation(session, textStyles, style);
  return {
    ...runSeparateStep(session, stepLabel('ADD_TEXT_STYLE'), { work: (run) => run(action) }),
    node,
  };
}

/** Everything with it keeps it: documents have its class, not its name. */
export function renameTextStyle(
  session: EditorSession,
  { node }: TextStyle,
  name: string,
): CommandOutcome {
  return runSeparateStep(session, stepLabel('RENAME_TEXT_STYLE'), {
    work: (run) => run(setProperties(node, { name })),
  });
}

/**
 * Deletes a text style. Everything with it gets the replacement when this is saved; null is for a
 * style without uses.
 */
export function deleteTextStyle(
  session: EditorSession,
  { node, class_name }: TextStyle,
  replacement: string | null,
): CommandOutcome {
  return runSeparateStep(session, stepLabel('DELETE_TEXT_STYLE'), {
    work: (run) => {
      run(removeWidget(node));
      if (replacement === null) return;
      const replaced = replacedStyles(session.store.reader);
      const text_styles = addedReplacements(replaced, { class_name }, replacement);
      run(setProperties(DESIGN_ROOT, replacementProperties({ text_styles })));
    },
  });
}
