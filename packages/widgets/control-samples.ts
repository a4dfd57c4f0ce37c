/** Values by which the conformance suite tries the controls of widgets. */
export { CONTROL_SAMPLES } from './registry/control-samples.gen.ts';
