/** Sample values that the conformance suite uses to test controls. */
export { CONTROL_SAMPLES } from './registry/control-samples.gen.ts';
