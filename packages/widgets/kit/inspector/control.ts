import type { MessageKey } from '@plinth/i18n';
import type { FactName } from '@plinth/model';

export type ControlOption = {
  readonly value: string | number | boolean | null;
  readonly label: MessageKey;
};

/**
 * Shows the control only while the property at `path` has one of these values or any, a number in
 * effect above this one, or rich text with this site fact that has an image.
 */
export type ControlCondition = { readonly path: string } & (
  | { readonly is: readonly (string | number | boolean | null)[] }
  | { readonly isSet: true }
  | { readonly isAbove: number }
  | { readonly showsImage: FactName }
);

type ControlBase = {
  /** Dotted path of the property, or of an object that the control edits as a whole. */
  readonly path: string;
  readonly label: MessageKey;
  readonly help?: MessageKey;
  /** Other words that the search finds it by. */
  readonly synonyms?: MessageKey;
  /** Whether the value can differ per device. */
  readonly perDevice?: true;
  /** Paths of the per-device values, if these are parts of the edited value. */
  readonly devicePaths?: readonly string[];
  /** Path of the hover value. If set, the inspector shows Normal and Hover. */
  readonly hoverPath?: string;
  /** The value only has an effect on hover. */
  readonly isHoverOnly?: true;
  readonly when?: ControlCondition;
  /** Only offered while this feature flag of the site is on. */
  readonly flag?: string;
};

/**
 * Options of each kind of control, added by the files in `controls/` through declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: declaration merging adds the members
export interface ControlKinds {}
export type ControlKind = keyof ControlKinds;

export type ControlOf<K extends ControlKind> = {
  readonly [P in K]: ControlBase & { readonly kind: P } & ControlKinds[P];
}[K];

/** A control of an inspector, as data. The editor has one component per kind. */
export type Control = ControlOf<ControlKind>;

/** Sample values that the conformance suite uses to test every control. */
export type ControlSamples<K extends ControlKind> = {
  /** Values that the control must accept. At least one isn't the default. */
  readonly accepts: (control: ControlKinds[K], samplesOf: SamplesOf) => readonly unknown[];
  /** Values just outside the accepted range. */
  readonly refuses: (control: ControlKinds[K], samplesOf: SamplesOf) => readonly unknown[];
};

/** Returns the accepted samples of a nested control. */
export type SamplesOf = (control: Control) => readonly unknown[];

/** Groups of the Design tab, in display order. The Content tab has its own groups. */
export const DESIGN_GROUPS = [
  'preset',
  'layout',
  'spacing',
  'typography',
  'background',
  'border',
  'shadow',
  'animation',
  'visibility',
  'sticky',
  'advanced',
] as const;
export type DesignGroup = (typeof DESIGN_GROUPS)[number];

export type ControlGroup = {
  readonly id: string;
  readonly label: MessageKey;
  readonly controls: readonly Control[];
};

/**
 * The initial state of an added widget: properties that differ from its defaults, and children. Of
 * the Design tab, it sets only spacing: any other style would override the preset.
 */
export type WidgetTemplate = {
  readonly widget: string;
  readonly properties: { readonly [name: string]: unknown };
  /**
   * Texts by their dotted path. They are added in the language of the panel, and belong to the owner
   * from then on.
   */
  readonly texts?: { readonly [path: string]: MessageKey<'widgets'> };
  readonly children?: readonly WidgetTemplate[];
};

/** A text that can be edited directly on the page. The view marks its element with `editable`. */
export type EditableText = {
  /** Dotted path of the property; `*` is any item of a list. */
  readonly path: string;
  readonly kind: 'rich_text' | 'text';
  /** Belongs to something else, such as a caption: keys edit it only after a click on it. */
  readonly isSecondary?: boolean;
};

/** The prompt shown on a widget without content. */
export type Placeholder = {
  /** Path of the property to set, by choosing an image or in the inspector. */
  readonly path: string;
  readonly label: MessageKey;
  /** While the property is empty, the site's data or other properties can fill the widget. */
  readonly isFilledOtherwise?: true;
};

/** A size that the user can drag on the page. */
export type Resize = {
  readonly axis: 'width' | 'height';
  /** Dotted path of the size: a length with its unit, or a number of px. Its control is per device. */
  readonly path: string;
  /** Selects the element inside the widget that has the size. Absent: the widget itself. */
  readonly part?: string;
};

/**
 * The inspector of a widget and other editor-only facts. The widget's name is the message
 * `WIDGET.{NAME}.NAME`. `WIDGET.{NAME}.SYNONYMS` lists additional search terms.
 */
export type Inspector = {
  readonly content: readonly ControlGroup[];
  readonly design: readonly ControlGroup[];
  readonly template: Omit<WidgetTemplate, 'widget'>;
  /** What the widget is for, shown in the Add panel if its name doesn't say it. */
  readonly purpose?: MessageKey;
  /** Properties that the product sets. They have no control. */
  readonly withoutControl?: readonly string[];
  /** Texts that can be edited on the page. The first one that isn't secondary opens by default. */
  readonly texts?: readonly EditableText[];
  /** Shown while the property is empty. */
  readonly placeholder?: Placeholder;
  /** Theme colors used by presets that don't set their own. */
  readonly presetColors?: { readonly background: string; readonly foreground: string };
  /**
   * Reveals a child that the widget can hide. Called in the editor with the child's root element.
   */
  readonly reveal?: (child: Element) => void;
  readonly resize?: Resize;
};

export const defineInspector = (inspector: Inspector): Inspector => inspector;
