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
  /** Where the value under the pointer is kept; the panel then shows Normal and Hover. */
  readonly hoverPath?: string;
  readonly when?: ControlCondition;
};

/** One control of an option panel, as data. The editor has one component per kind. */
export type Control = ControlBase &
  (
    | { readonly kind: 'text'; readonly maxLength: number; readonly placeholder?: MessageKey }
    | { readonly kind: 'rich_text' | 'switch' | 'menu' | 'icon' }
    /** `hasOwnImage`: without an image of its own, a lightbox shows the widget's. */
    | { readonly kind: 'link'; readonly hasOwnImage?: boolean }
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
    /** The child widgets of a kind: at their parent and at each of them. */
    | {
        readonly kind: 'items';
        /** Name of the child widget. */
        readonly item: string;
        /** Path of the property that names an item. */
        readonly titlePath: string;
      }
    /** A list of objects. Each may have `is_hidden`, beside what its controls set. */
    | {
        readonly kind: 'list';
        readonly max: number;
        readonly titlePath: string;
        /** Path of each item's image: a new item starts by choosing one. */
        readonly picturePath?: string;
        /** Paths are inside an item. */
        readonly controls: readonly Control[];
      }
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
  readonly icon: 'picture' | 'menu' | 'code' | 'address';
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
  /** Properties of a page of another site that it shows: its URL, and its title for screen readers. */
  readonly frame?: { readonly urlPath: string; readonly titlePath: string };
  /** Theme colors of a preset that sets none. */
  readonly presetColors?: { readonly background: string; readonly words: string };
  /** Shows a child that the widget may hide. Called in the editor, for the child's root element. */
  readonly reveal?: (child: Element) => void;
};

export const defineInspector = (inspector: Inspector): Inspector => inspector;
