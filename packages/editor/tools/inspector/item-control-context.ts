import type { ControlKind } from '@plinth/widgets/inspectors';
import { type ComponentType, createContext } from 'react';
import type { WidgetFieldProps } from './control-definition.ts';

/** Renders any control inside a field with items, without importing the registry of all fields. */
export const ItemControlContext = createContext<ComponentType<
  WidgetFieldProps<ControlKind>
> | null>(null);
