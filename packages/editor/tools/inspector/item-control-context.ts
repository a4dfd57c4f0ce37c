import type { ControlKind } from '@plinth/widgets/inspectors';
import { type ComponentType, createContext } from 'react';
import type { WidgetFieldProps } from './control-definition.ts';

/** Any field, as fields need it that hold others; the registry of all fields is above them. */
export const ItemControlContext = createContext<ComponentType<
  WidgetFieldProps<ControlKind>
> | null>(null);
