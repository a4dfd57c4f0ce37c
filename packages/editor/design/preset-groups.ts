import type { Properties, PropertyValue } from '@plinth/model';
import { CONTROL_SAMPLES } from '@plinth/widgets/control-samples';
import {
  type Control,
  type ControlKind,
  type ControlSamples,
  INSPECTORS,
} from '@plinth/widgets/inspectors';
import { isPresetValue, NEVER_IN_PRESET } from '../core/design/style-overrides.ts';
import { withValueAt } from '../core/properties/property-path.ts';
import type { TabGroup } from '../tools/inspector/shared-controls.ts';

const samplesOfKind = <K extends ControlKind>(kind: K): ControlSamples<K> => CONTROL_SAMPLES[kind];

const samplesOf = (control: Control): readonly unknown[] =>
  samplesOfKind(control.kind).accepts(control, samplesOf);

const nameOf = (path: string): string => path.split('.')[0] ?? '';

/** Whether some value of a control has CSS in presets of the widget. */
function hasCss(widget: string, control: Control): boolean {
  const paths = [control.path, control.hoverPath].filter((path) => path !== undefined);
  return paths.some((path) =>
    samplesOf(control).some((sample) => {
      const value = (control.perDevice ? { desktop: sample } : sample) as PropertyValue;
      const properties = withValueAt({}, path.split('.'), value) as Properties | undefined;
      const name = nameOf(path);
      return properties !== undefined && isPresetValue(widget, name, properties[name] ?? null);
    }),
  );
}

const known = new Map<string, readonly TabGroup[]>();

/** The settings that presets of a widget have: those of its Design tab that are CSS. */
export function presetGroups(widget: string): readonly TabGroup[] {
  const cached = known.get(widget);
  if (cached) return cached;
  const design = INSPECTORS[widget]?.design ?? [];
  const controls = design.flatMap((group) => group.controls);
  const names = new Set(
    controls.flatMap((control) => (hasCss(widget, control) ? [nameOf(control.path)] : [])),
  );
  const isShown = ({ path }: Control): boolean =>
    names.has(nameOf(path)) && !NEVER_IN_PRESET.has(nameOf(path));
  const groups = design
    .map((group) => ({
      ...group,
      tab: 'design' as const,
      controls: group.controls.filter(isShown),
    }))
    .filter((group) => group.controls.length > 0);
  known.set(widget, groups);
  return groups;
}
