import {
  type Changes,
  type ColorTheme,
  colorStyles,
  type DocumentNode,
  fontsInUse,
  type NodeId,
  type OfferedFont,
  type PresetRecord,
  type Properties,
  type PropertyValue,
  referencesIn,
  StyleFields,
  sameValue,
  siteStyles,
} from '@plinth/model';
import { canvasDesignStylesheet } from '@plinth/render/react';
import { createStore } from 'zustand/vanilla';
import type {
  BackgroundStyleRecord,
  StoredDesign,
  TextStyleRecord,
} from '../ports/design/stored-design.ts';
import type { EditorSession } from '../session/types.ts';
import {
  backgroundOf,
  COLORS_NODE,
  colorsOf,
  DESIGN_ROOT,
  designNodes,
  type PresetFields,
  presetOf,
  textStyleOf,
} from './design-tree.ts';

/** A text style on the canvas. `id` is null until it's saved. */
export type TextStyle = Pick<TextStyleRecord, 'name' | 'class_name' | 'properties'> & {
  readonly node: NodeId;
  readonly id: number | null;
};

/** A preset on the canvas. `id` is null until it's saved. */
export type Preset = PresetFields &
  Pick<PresetRecord, 'is_system'> & {
    readonly node: NodeId;
    readonly id: number | null;
    /** The style that the theme supplied; null unless it was changed. */
    readonly original: Properties | null;
  };

/** A background style on the canvas. `id` is null until it's saved. */
export type BackgroundStyle = Pick<BackgroundStyleRecord, 'name' | 'class_name' | 'properties'> & {
  readonly node: NodeId;
  readonly id: number | null;
};

export type DesignState = {
  /** As stored. */
  readonly stored: StoredDesign;
  readonly colors: ColorTheme;
  readonly textStyles: readonly TextStyle[];
  readonly presets: readonly Preset[];
  readonly backgrounds: readonly BackgroundStyle[];
  /** Fonts that text styles can use besides the site's own; empty until it has been loaded. */
  readonly catalog: readonly OfferedFont[];
  /** The site's stylesheet with all changes. */
  readonly css: string;
  /** Follows `css` with colors that have changed since it was made; empty if none have. */
  readonly colorCss: string;
};

const presetKey = ({ widget_name, class_name }: PresetFields) => `${widget_name} ${class_name}`;

function textStylesAt(nodes: readonly DocumentNode[], { styles }: StoredDesign): TextStyle[] {
  const ids = new Map(
    styles.flatMap(({ type, class_name, id }) => (type === 'text' ? [[class_name, id]] : [])),
  );
  return nodes.map((node) => {
    const style = textStyleOf(node);
    return { ...style, node: node.id, id: ids.get(style.class_name) ?? null };
  });
}

/** What a theme supplied, if the canvas has something else. */
function originalOf(stored: PresetRecord | undefined, current: Properties): Properties | null {
  if (!stored?.is_system) return null;
  const original = stored.original ?? stored.properties;
  return sameValue(original as PropertyValue, current as PropertyValue) ? null : original;
}

function presetsAt(nodes: readonly DocumentNode[], { presets }: StoredDesign): Preset[] {
  const byKey = new Map(presets.map((preset) => [presetKey(preset), preset]));
  return nodes.map((node) => {
    const preset = presetOf(node);
    const record = byKey.get(presetKey(preset));
    const { id = null, is_system = 0 as const } = record ?? {};
    const original = originalOf(record, preset.properties);
    return { ...preset, node: node.id, id, is_system, original };
  });
}

function backgroundsAt(nodes: readonly DocumentNode[], design: StoredDesign): BackgroundStyle[] {
  const ids = new Map(design.backgrounds.map(({ class_name, id }) => [class_name, id]));
  return nodes.map((node) => {
    const background = backgroundOf(node);
    return { ...background, node: node.id, id: ids.get(background.class_name) ?? null };
  });
}

type Parts = Pick<
  DesignState,
  'stored' | 'colors' | 'textStyles' | 'presets' | 'backgrounds' | 'catalog'
>;

/** The stored styles with the text styles of the canvas. */
function currentStyles({ stored, textStyles }: Parts): object[] {
  const byClass = new Map(textStyles.map((style) => [style.class_name, style]));
  const known = stored.styles.flatMap((style): object[] => {
    if (style.type !== 'text') return [style];
    const current = byClass.get(style.class_name);
    byClass.delete(style.class_name);
    return current ? [{ ...style, properties: current.properties }] : [];
  });
  return [...known, ...[...byClass.values()].map((style) => ({ ...style, type: 'text' }))];
}

/**
 * Whether the canvas has all that the server puts into the stylesheet: images that backgrounds got
 * since, and rules in place of deleted text styles, are only there.
 */
export function isWholeStylesheet({ stored, textStyles, backgrounds }: DesignState): boolean {
  const images = siteStyles({ styles: [], backgrounds })
    .flatMap((style) => referencesIn(StyleFields, style))
    .flatMap(({ kind, id }) => (kind === 'media' ? [id] : []));
  const classes = new Set(textStyles.map(({ class_name }) => class_name));
  return (
    images.every((id) => stored.images.some((image) => image.id === id)) &&
    stored.styles.every(({ type, class_name }) => type !== 'text' || classes.has(class_name))
  );
}

const stylesheet = (parts: Parts): string =>
  canvasDesignStylesheet({
    ...parts.stored,
    ...{ colors: parts.colors, presets: parts.presets, styles: currentStyles(parts) },
    backgrounds: parts.backgrounds,
    fonts: fontsInUse(parts.stored.fonts, parts.catalog, parts.textStyles),
  });

/** The site's design on the canvas, derived from its nodes in the session. */
export function createDesignStore(
  { store: nodes }: Pick<EditorSession, 'store'>,
  design: StoredDesign,
) {
  const read = (kind: 'textStyle' | 'preset' | 'background') => designNodes(nodes.reader, kind);
  const partsOf = (stored: StoredDesign, catalog: Parts['catalog']): Parts => ({
    ...{ stored, catalog },
    colors: colorsOf(nodes.node(COLORS_NODE), stored.colors.colors),
    textStyles: textStylesAt(read('textStyle'), stored),
    presets: presetsAt(read('preset'), stored),
    backgrounds: backgroundsAt(read('background'), stored),
  });
  const complete = (parts: Parts): DesignState => ({
    ...parts,
    css: stylesheet(parts),
    colorCss: '',
  });
  const store = createStore<DesignState>(() => complete(partsOf(design, [])));

  let known = new Set(nodes.node(DESIGN_ROOT)?.children);
  const isDesign = (changes: Changes): boolean =>
    [...changes].some(([id, node]) => node?.parent === DESIGN_ROOT || known.has(id));

  nodes.observe((changes) => {
    if (!isDesign(changes)) return;
    known = new Set(nodes.node(DESIGN_ROOT)?.children);
    const { stored, catalog } = store.getState();
    if (changes.size === 1 && changes.has(COLORS_NODE)) {
      // While a color is dragged, only the variables change.
      const colors = colorsOf(nodes.node(COLORS_NODE), stored.colors.colors);
      store.setState({ colors, colorCss: colorStyles(colors) });
    } else store.setState(complete(partsOf(stored, catalog)));
  });

  return {
    store,
    /** Takes over the design as it's stored after a save. */
    setStored: (stored: StoredDesign) =>
      store.setState(complete(partsOf(stored, store.getState().catalog))),
    /** Adds the presets of widgets that were loaded since. */
    showLoadedWidgets: () =>
      store.setState(({ stored, catalog }) => complete(partsOf(stored, catalog))),
    setCatalog: (catalog: Parts['catalog']) =>
      store.setState(complete(partsOf(store.getState().stored, catalog))),
  };
}

export type DesignStore = ReturnType<typeof createDesignStore>;
