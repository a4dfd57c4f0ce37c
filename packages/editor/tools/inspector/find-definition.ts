import type { ControlKind } from '@plinth/widgets/inspectors';
import type { ControlDefinition } from './control-definition.ts';
import { CONTROL_KINDS } from './controls/registry.gen.ts';

/** Looks up the inspector's definition of a control kind. */
export const findDefinition = <K extends ControlKind>(kind: K): ControlDefinition<K> =>
  CONTROL_KINDS[kind];
