import type { MessageKey } from '@plinth/i18n';

export type ControlOption = {
  readonly value: string | number | boolean | null;
  readonly label: MessageKey;
};

/** The control shows while the property at `path` has one of the values. */
export type ControlCondition = {
  readonly path: string;
  readonly is: readonly (string | number | boolean | null)[];
};

type ControlBase = {
  /** Dotted path of the property, or of the object that the control edits as a whole. */
  readonly path: string;
  readonly label: MessageKey;
  readonly help?: MessageKey;
  /** The value may differ per device. */
  readonly perDevice?: true;
  /** Paths of the values that may differ per device, where these are parts of what it edits. */
  readonly devicePaths?: readonly string[];
  /** Where the value under the pointer is kept; the panel then shows Normal and Hover. */
  readonly hoverPath?: string;
  readonly when?: ControlCondition;
};

/** The options of each kind of control: its file in `controls/` adds them by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds add the members
export interface ControlKinds {}
export type ControlKind = keyof ControlKinds;

/** A control of one of the kinds. */
export type ControlOf<K extends ControlKind> = {
  readonly [P in K]: ControlBase & { readonly kind: P } & ControlKinds[P];
}[K];

/** One control of an option panel, as data. The editor has one component per kind. */
export type Control = ControlOf<ControlKind>;

/** Values by which the conformance suite tries a control in every widget that has it. */
export type ControlSamples<K extends ControlKind> = {
  /** Values that the control must be able to set, at least one of them not the default. */
  readonly accepts: (control: ControlKinds[K], samplesOf: SamplesOf) => readonly unknown[];
  /** Values just outside what the control may set. */
  readonly refuses: (control: ControlKinds[K], samplesOf: SamplesOf) => readonly unknown[];
};

/** The accepted values of a control inside another one. */
export type SamplesOf = (control: Control) => readonly unknown[];

/** Groups of the Design tab in the order in which every widget shows them; Content has its own. */
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

/** A widget as it is when the owner adds it: what differs from its defaults, and what is inside. */
export type WidgetTemplate = {
  readonly widget: string;
  readonly properties: { readonly [name: string]: unknown };
  readonly children?: readonly WidgetTemplate[];
};

/** A text of a widget that is written on the page itself. */
export type EditableText = {
  /** Dotted path of its property. */
  readonly path: string;
  readonly kind: 'rich_text' | 'text';
  /** Selector of the element that shows it; absent: the widget's root. */
  readonly part?: string;
};

/** What a widget that shows nothing yet asks for. */
export type Placeholder = {
  /** Path of the property that is filled in: by choosing an image, or in the panel. */
  readonly path: string;
  readonly label: MessageKey;
};

/**
 * The option panel of a widget and what else only the editor knows of it. Its name is the message
 * `WIDGET.{NAME}.NAME`; `WIDGET.{NAME}.SYNONYMS` lists further words by which the search finds it.
 */
export type Inspector = {
  readonly content: readonly ControlGroup[];
  readonly design: readonly ControlGroup[];
  readonly template: Omit<WidgetTemplate, 'widget'>;
  /** Properties that the product sets itself and that have no control. */
  readonly unlisted?: readonly string[];
  /** The texts that are edited on the page itself; the first one opens unless another is clicked. */
  readonly texts?: readonly EditableText[];
  /** Shown over the widget as long as a property is empty. */
  readonly placeholder?: Placeholder;
  /** Theme colors of a preset that sets none. */
  readonly presetColors?: { readonly background: string; readonly words: string };
  /** Shows a child that the widget may hide. Called in the editor, for the child's root element. */
  readonly reveal?: (child: Element) => void;
};

export const defineInspector = (inspector: Inspector): Inspector => inspector;
