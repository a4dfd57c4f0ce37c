import type { ControlKind } from '@plinth/widgets/inspectors';
import type { ControlDefinition } from './control-definition.ts';
import { CONTROL_KINDS } from './controls/registry.gen.ts';

/** How the inspector shows a kind of control. */
export const findDefinition = <K extends ControlKind>(kind: K): ControlDefinition<K> =>
  CONTROL_KINDS[kind];
