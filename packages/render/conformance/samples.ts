import { CONTROL_SAMPLES } from '@plinth/widgets/control-samples';
import type { Control, ControlKind, ControlSamples } from '@plinth/widgets/inspectors';

const samplesOfKind = <K extends ControlKind>(kind: K): ControlSamples<K> => CONTROL_SAMPLES[kind];

/** Values that a control must accept. At least one isn't the default. */
export const samplesFor = (control: Control): readonly unknown[] =>
  samplesOfKind(control.kind).accepts(control, samplesFor);

/** Values just outside the accepted range of a control. */
export const refusalsFor = (control: Control): readonly unknown[] =>
  samplesOfKind(control.kind).refuses(control, samplesFor);
