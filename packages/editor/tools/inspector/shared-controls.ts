import { type Control, type ControlGroup, INSPECTORS } from '@plinth/widgets/inspectors';
import type { InspectorTab } from '../../core/view/inspector-state.ts';
import { findDefinition } from './find-definition.ts';

export type TabGroup = ControlGroup & { readonly tab: InspectorTab };

const TABS: readonly InspectorTab[] = ['content', 'design'];

const groupsOf = (widget: string): readonly TabGroup[] =>
  TABS.flatMap((tab) => (INSPECTORS[widget]?.[tab] ?? []).map((group) => ({ ...group, tab })));

/** The control for a selection of several widget types; null hides it. */
const shareable = (control: Control): Control | null => {
  const { share } = findDefinition(control.kind);
  return share ? share(control) : control;
};

/** Whether the other widget has the same control for the same property. */
const has = (widget: string, control: Control): boolean =>
  groupsOf(widget).some(({ controls }) =>
    controls.some((other) => JSON.stringify(shareable(other)) === JSON.stringify(control)),
  );

/** The groups of a widget type, or the controls that several types share. */
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

type Features = { readonly [flag: string]: boolean };

/** Without controls, also of items in lists, whose feature flag is off. */
const allowedControls = (controls: readonly Control[], features: Features): readonly Control[] =>
  controls
    .filter(({ flag }) => flag === undefined || features[flag] !== false)
    .map((control) =>
      control.kind === 'list'
        ? { ...control, controls: allowedControls(control.controls, features) }
        : control,
    );

/** The groups without what the site's feature flags turn off. */
export const allowedGroups = (
  groups: readonly TabGroup[],
  features: Features,
): readonly TabGroup[] =>
  groups
    .map((group) => ({ ...group, controls: allowedControls(group.controls, features) }))
    .filter(({ controls }) => controls.length > 0);

/** The group's controls that match, with the ones that decide whether these are shown. */
export const withConditions = (
  group: TabGroup,
  matches: (control: Control) => boolean,
): TabGroup => {
  const found = group.controls.filter(matches);
  const paths = found.flatMap(({ path, when }) => [path, when?.path]);
  return { ...group, controls: group.controls.filter(({ path }) => paths.includes(path)) };
};

const withControls = (groups: readonly TabGroup[], has: (control: Control) => boolean) =>
  groups
    .map((group) => ({ ...group, controls: group.controls.filter(has) }))
    .filter(({ controls }) => controls.length > 0);

/** Controls of what a widget looks like on hover. */
export const hoverControls = (groups: readonly TabGroup[]): readonly TabGroup[] =>
  withControls(
    groups,
    ({ hoverPath, isHoverOnly }) => hoverPath !== undefined || isHoverOnly === true,
  );

/** All others, and those with a value for each state. */
export const normalControls = (groups: readonly TabGroup[]): readonly TabGroup[] =>
  withControls(groups, ({ isHoverOnly }) => !isHoverOnly);
