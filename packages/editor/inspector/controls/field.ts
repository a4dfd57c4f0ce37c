import type { NodeId } from '@plinth/model';
import type { Control, ControlKind } from '@plinth/widgets/inspectors';
import type { ControlValue } from '../use-control.ts';

/** What the component of a control kind gets. */
export type FieldProps<K extends ControlKind = ControlKind> = {
  readonly id: NodeId;
  readonly control: Control & { readonly kind: K };
  /** Dotted path of what is edited: the hover value's while Hover is chosen. */
  readonly path: string;
  readonly property: ControlValue;
  /** Id of the element that names the control. */
  readonly labelId: string;
};
