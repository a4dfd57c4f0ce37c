import type { NodeId } from '@plinth/model';
import type { Control, ControlKind } from '@plinth/widgets/inspectors';
import { type ComponentType, createContext } from 'react';
import type { ControlValue } from '../use-control.ts';

/** Kinds whose fields look at the widget itself, beyond their own value. */
const LOOKING = [
  'color',
  'columns',
  'items',
  'link',
  'list',
  'preset',
  'rich_text',
  'spacing',
] as const;
type Looking = (typeof LOOKING)[number];

export const looksAtWidget = (kind: ControlKind): kind is Looking =>
  LOOKING.some((looking) => looking === kind);

/** What the component of a control kind gets; only those that look at the widget are told which it is. */
export type FieldProps<K extends ControlKind = ControlKind> = {
  readonly control: Control & { readonly kind: K };
  /** Dotted path of what is edited: the hover value's while Hover is chosen. */
  readonly path: string;
  readonly property: ControlValue;
  /** Id of the element that names the control. */
  readonly labelId: string;
} & (Looking & K extends never ? unknown : { readonly id: NodeId });

/** Any field, as fields need it that hold others; the table of all fields is above them. */
export const ItemControlContext = createContext<ComponentType<FieldProps> | null>(null);
