import { keyPart } from '@plinth/i18n';
import { commonGroups } from './common-groups.ts';
import type { Control, ControlGroup, DesignGroup } from './control.ts';
import { DESIGN_GROUPS } from './control.ts';

type Extra = { readonly [G in DesignGroup]?: readonly Control[] } & {
  /** Paths of common options that this widget doesn't have. */
  readonly without?: readonly string[];
};

/**
 * The Design tab. A widget's own controls come before the common ones of each group. The order of
 * groups is the same for all widgets.
 */
export const designTab = (...extras: readonly Extra[]): readonly ControlGroup[] => {
  const without = extras.flatMap((extra) => extra.without ?? []);
  return DESIGN_GROUPS.flatMap((id) => {
    const own = extras.flatMap((extra) => extra[id] ?? []);
    const common = (commonGroups[id] ?? []).filter(({ path }) => !without.includes(path));
    const controls = [...own, ...common];
    return controls.length === 0
      ? []
      : [{ id, label: `WIDGET.GROUP.${keyPart(id)}` as const, controls }];
  });
};

/** A Content tab with a single group. */
export const contentTab = (...controls: readonly Control[]): readonly ControlGroup[] => [
  { id: 'content', label: 'WIDGET.GROUP.CONTENT', controls },
];
