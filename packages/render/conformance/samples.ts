import { CONTROL_SAMPLES } from '@plinth/widgets/control-samples';
import type { Control, ControlKind, ControlSamples } from '@plinth/widgets/inspectors';

const samplesOfKind = <K extends ControlKind>(kind: K): ControlSamples<K> => CONTROL_SAMPLES[kind];

/** Values that a control must be able to set, at least one of them not the default. */
export const samplesFor = (control: Control): readonly unknown[] =>
  samplesOfKind(control.kind).accepts(control, samplesFor);

/** Values just outside what a control may set. */
export const refusalsFor = (control: Control): readonly unknown[] =>
  samplesOfKind(control.kind).refuses(control, samplesFor);
