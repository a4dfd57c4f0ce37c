import type { Translate } from '@plinth/i18n';
import { DEVICES, type DocumentReader, type PropertyValue, type Step } from '@plinth/model';
import { controlAt, propertyName, valueText, valueTextOf } from '../properties/readable.ts';
import { plainName } from '../widgets/widget-name.ts';
import { type ChangedValue, changedValues } from './changed-values.ts';

/** A changed property as text: its name, and the old and new value. */
export type StepChange = {
  readonly name: string;
  readonly before: string;
  readonly after: string;
};

/** Changes listed per step. */
const MAX_CHANGES = 3;

function describe(t: Translate, widget: string, { path, before, after }: ChangedValue): StepChange {
  const found = controlAt(widget, path);
  const text = (value: PropertyValue | undefined) =>
    found ? valueTextOf(t, found.control, value) : valueText(t, value);
  const label = found ? t(found.control.label) : propertyName(t, widget, path[0] ?? '');
  // Desktop is the normal case.
  const parts = path.slice(found?.depth ?? 1).filter((part) => part !== DEVICES[0]);
  const name = [label, ...parts.map(plainName)].join(' · ');
  return { name, before: text(before), after: text(after) };
}

/** The first changes of a step. Widgets that are gone are left out. */
export const stepChanges = (
  t: Translate,
  { nodes }: DocumentReader,
  steps: readonly Step[],
): readonly StepChange[] =>
  changedValues(steps)
    .slice(0, MAX_CHANGES)
    .flatMap((change) => {
      const widget = nodes.get(change.id)?.widget;
      return widget === undefined ? [] : [describe(t, widget, change)];
    });
