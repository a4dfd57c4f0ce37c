import { type Control, type ControlGroup, INSPECTORS } from '@plinth/widgets/inspectors';
import { samplesFor } from './samples.ts';
import { type Values, writeControl } from './values.ts';

export const groupsOf = (widget: string): readonly ControlGroup[] => {
  const inspector = INSPECTORS[widget];
  return [...(inspector?.content ?? []), ...(inspector?.design ?? [])];
};

export const controlsOf = (widget: string): readonly Control[] =>
  groupsOf(widget).flatMap(({ controls }) => controls);

/** Properties with every control set to its first sample. */
export const allControlsSet = (widget: string): Values =>
  controlsOf(widget).reduce<Values>((stored, control) => {
    const [value] = samplesFor(control);
    return value === undefined ? stored : writeControl(control, value, { stored });
  }, {});
