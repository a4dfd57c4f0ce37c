import type { Translate } from '@plinth/i18n';
import type { NodeId, PropertyValue } from '@plinth/model';
import type { ControlKind, ControlOf } from '@plinth/widgets/inspectors';
import type { ComponentType } from 'react';
import type { ControlValue } from './use-control.ts';

/** What the field of a control kind gets. */
export type FieldProps<K extends ControlKind> = {
  readonly control: ControlOf<K>;
  /** Dotted path of what is edited: the hover value's while Hover is chosen. */
  readonly path: string;
  readonly property: ControlValue;
  /** Id of the element that names the control. */
  readonly labelId: string;
};

/** What a field gets that reads the widget itself, beyond its own value. */
export type WidgetFieldProps<K extends ControlKind> = FieldProps<K> & { readonly id: NodeId };

type Field<K extends ControlKind> =
  | { readonly Field: ComponentType<FieldProps<K>>; readonly readsWidget?: never }
  /** Such a field renders again for every widget that is selected. */
  | { readonly Field: ComponentType<WidgetFieldProps<K>>; readonly readsWidget: true };

/** How the inspector shows one kind of control. */
export type ControlDefinition<K extends ControlKind> = Field<K> & {
  /** What is begun in the field belongs to one widget; other fields are used again for the next. */
  readonly keepsState?: true;
  /** The field shows where the value comes from, and not the value. */
  readonly hidesValue?: true;
  /** The control as it is shown for widgets of several types at once; null: it isn't. */
  readonly share?: (control: ControlOf<K>) => ControlOf<K> | null;
  /** A value in words. Without it, a text or number is told as it is stored. */
  readonly valueText?: (t: Translate, control: ControlOf<K>, value: PropertyValue) => string;
};
