import { type Control, type ControlGroup, INSPECTORS } from '@plinth/widgets/inspectors';
import type { InspectorTab } from '../../core/view/inspector-state.ts';
import { findDefinition } from './find-definition.ts';

export type TabGroup = ControlGroup & { readonly tab: InspectorTab };

const TABS: readonly InspectorTab[] = ['content', 'design'];

const groupsOf = (widget: string): readonly TabGroup[] =>
  TABS.flatMap((tab) => (INSPECTORS[widget]?.[tab] ?? []).map((group) => ({ ...group, tab })));

/** The control as it is shown for widgets of several types at once; null: it isn't. */
const shareable = (control: Control): Control | null => {
  const { share } = findDefinition(control.kind);
  return share ? share(control) : control;
};

/** One control for two widgets: the same option in the same way. */
const has = (widget: string, control: Control): boolean =>
  groupsOf(widget).some(({ controls }) =>
    controls.some((other) => JSON.stringify(shareable(other)) === JSON.stringify(control)),
  );

/** The groups of a widget, or of several kinds at once: then only the options that all of them have. */
export function sharedGroups(widgets: readonly string[]): readonly TabGroup[] {
  const [first = '', ...others] = [...new Set(widgets)];
  const groups = groupsOf(first);
  if (others.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      controls: group.controls
        .map(shareable)
        .filter((control) => control !== null)
        .filter((control) => others.every((widget) => has(widget, control))),
    }))
    .filter(({ controls }) => controls.length > 0);
}

/** What may look different under the pointer. */
export const hoverControls = (groups: readonly TabGroup[]): readonly TabGroup[] =>
  groups
    .map((group) => ({
      ...group,
      controls: group.controls.filter(
        ({ path, hoverPath }) => hoverPath !== undefined || path.startsWith('hover.'),
      ),
    }))
    .filter(({ controls }) => controls.length > 0);
