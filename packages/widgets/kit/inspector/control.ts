/** A key of the widgets' messages, such as `WIDGET.BUTTON.LABEL`. */
export type MessageKey = string;

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
  /** Where the value under the pointer is kept; the panel then shows Normal and Hover. */
  readonly hoverPath?: string;
  readonly when?: ControlCondition;
};

/** One control of an option panel, as data. The editor has one component per kind. */
export type Control = ControlBase &
  (
    | { readonly kind: 'text'; readonly maxLength: number; readonly placeholder?: MessageKey }
    | { readonly kind: 'rich_text' | 'switch' | 'link' | 'menu' | 'icon' }
    /** A web address that the page shows inside itself; whether it lets itself be shown is told. */
    | { readonly kind: 'frame_url' }
    /** `words`: what of the widget is written in the color; how well it reads is shown beside it. */
    | { readonly kind: 'color'; readonly words?: string }
    | { readonly kind: 'code'; readonly language: 'html'; readonly maxLength: number }
    | {
        readonly kind: 'number' | 'slider';
        readonly min: number;
        readonly max: number;
        readonly step?: number;
        readonly unit?: 'px' | '%' | 'ms' | '°';
        /** Emptying the field gives null: left to the preset. */
        readonly isOptional?: true;
      }
    | {
        readonly kind: 'length';
        readonly units: readonly string[];
        /** Emptying the field gives null: automatic. Without it the default comes back. */
        readonly isOptional?: true;
      }
    | { readonly kind: 'select' | 'segmented'; readonly options: readonly ControlOption[] }
    | { readonly kind: 'media'; readonly accepts: 'image' | 'video' | 'audio' | 'any' }
    | { readonly kind: 'preset' | 'spacing' | 'visibility' | 'background' | 'shadow' }
    /** The widths of a row's columns, which are properties of its children. */
    | { readonly kind: 'columns' }
  );

export type ControlKind = Control['kind'];

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
  /** The property that is edited in place on a double click. */
  readonly inline?: { readonly path: string; readonly kind: 'rich_text' | 'text' };
};

export const defineInspector = (inspector: Inspector): Inspector => inspector;
