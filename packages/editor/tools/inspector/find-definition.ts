import type { ControlKind } from '@plinth/widgets/inspectors';
import type { ControlDefinition } from './control-definition.ts';
import { CONTROL_KINDS } from './controls/registry.gen.ts';
import { UNKNOWN_CONTROL } from './unknown-control.tsx';

/** Looks up the inspector's definition of a control kind, which code of another version may lack. */
export const findDefinition = <K extends ControlKind>(kind: K): ControlDefinition<K> =>
  Object.hasOwn(CONTROL_KINDS, kind)
    ? CONTROL_KINDS[kind]
    : (UNKNOWN_CONTROL as unknown as ControlDefinition<K>);
