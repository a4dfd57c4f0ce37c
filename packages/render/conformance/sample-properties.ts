import { widgetRules } from '@plinth/widgets';
import { type Control, type ControlGroup, INSPECTORS } from '@plinth/widgets/inspectors';
import { samplesFor } from './samples.ts';
import { type Values, writeControl } from './values.ts';

export const groupsOf = (widget: string): readonly ControlGroup[] => {
  const inspector = INSPECTORS[widget];
  return [...(inspector?.content ?? []), ...(inspector?.design ?? [])];
};

export const controlsOf = (widget: string): readonly Control[] =>
  groupsOf(widget).flatMap(({ controls }) => controls);

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Properties with every control set to the first sample that the widget accepts. */
export const allControlsSet = (widget: string): Values =>
  controlsOf(widget).reduce<Values>((stored, control) => {
    const isFilled = widgetRules(widget)?.filledList === control.path;
    const value = samplesFor(control).find((sample) => !isFilled || !isEmptyList(sample));
    return value === undefined ? stored : writeControl(control, value, { stored });
  }, {});
