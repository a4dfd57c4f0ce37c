import { type Control, type ControlGroup, INSPECTORS } from '@plinth/widgets/inspectors';
import type { InspectorTab } from '../../core/view/inspector-state.ts';

export type TabGroup = ControlGroup & { readonly tab: InspectorTab };

const TABS: readonly InspectorTab[] = ['content', 'design'];

const groupsOf = (widget: string): readonly TabGroup[] =>
  TABS.flatMap((tab) => (INSPECTORS[widget]?.[tab] ?? []).map((group) => ({ ...group, tab })));

/** Their values would not mean the same, or stand for one widget only. */
const ALONE: readonly Control['kind'][] = [
  'preset',
  'columns',
  'items',
  'list',
  'rich_text',
  'code',
];

/** One control for two widgets: the same option in the same way. */
const isSame = (a: Control, b: Control): boolean =>
  JSON.stringify(shareable(a)) === JSON.stringify(shareable(b));

/** What only one widget has, such as its own image for a lightbox, is no part of what is shared. */
const shareable = (control: Control): Control => {
  if (control.kind !== 'link') return control;
  const { hasOwnImage: _own, ...link } = control;
  return link;
};

const has = (widget: string, control: Control): boolean =>
  groupsOf(widget).some(({ controls }) => controls.some((other) => isSame(control, other)));

/** The groups of a widget, or of several kinds at once: then only the options that all of them have. */
export function sharedGroups(widgets: readonly string[]): readonly TabGroup[] {
  const [first = '', ...others] = [...new Set(widgets)];
  const groups = groupsOf(first);
  if (others.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      controls: group.controls
        .filter(
          (control) =>
            !ALONE.includes(control.kind) && others.every((widget) => has(widget, control)),
        )
        .map(shareable),
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
