import type { Translate } from '@plinth/i18n';
import type { NodeId, PropertyValue } from '@plinth/model';
import type { ControlKind, ControlOf } from '@plinth/widgets/inspectors';
import type { ComponentType } from 'react';
import type { CssSource } from './in-effect/css-source.ts';
import type { ControlValue } from './use-control.ts';

/** Props of a control's field. */
export type FieldProps<K extends ControlKind> = {
  readonly control: ControlOf<K>;
  /** Dotted path of the edited value: that of the hover state while Hover is chosen. */
  readonly path: string;
  readonly property: ControlValue;
  /** Id of the element that names the control. */
  readonly labelId: string;
};

/** Props of a field that reads the widget itself, not only its value. */
export type WidgetFieldProps<K extends ControlKind> = FieldProps<K> & { readonly id: NodeId };

type Field<K extends ControlKind> =
  | { readonly Field: ComponentType<FieldProps<K>>; readonly readsWidget?: never }
  /** Fields with `readsWidget` rerender for every selected widget. */
  | { readonly Field: ComponentType<WidgetFieldProps<K>>; readonly readsWidget: true };

/** How the inspector shows one kind of control. */
export type ControlDefinition<K extends ControlKind> = Field<K> & {
  /** The field has local state, so it remounts for another widget instead of being reused. */
  readonly keepsState?: true;
  /** The field is small enough to be next to its label. */
  readonly isInline?: (control: ControlOf<K>) => boolean;
  /** The value is edited on the page, where the field only leads. */
  readonly isOnPage?: true;
  /** The field shows where the value comes from instead of the value. */
  readonly hidesValue?: true;
  /**
   * What the page's CSS tells about the value while none is set. Without it, the widget's default
   * is the value in effect.
   */
  readonly css?: (control: ControlOf<K>, path: string) => readonly CssSource[];
  /** Whether a value sets nothing. By default, null does. */
  readonly isUnset?: (control: ControlOf<K>, value: PropertyValue | undefined) => boolean;
  /** The control for a selection of several widget types; null hides it. */
  readonly share?: (control: ControlOf<K>) => ControlOf<K> | null;
  /** Formats a value as text. By default, strings and numbers are shown as stored. */
  readonly valueText?: (t: Translate, control: ControlOf<K>, value: PropertyValue) => string;
};
