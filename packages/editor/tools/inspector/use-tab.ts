import { useUi } from '../../core/session/context.ts';
import type { InspectorState, InspectorTab } from '../../core/view/inspector-state.ts';
import { findDefinition } from './find-definition.ts';
import type { TabGroup } from './shared-controls.ts';

const hasContent = (groups: readonly TabGroup[]): boolean =>
  groups.some(
    ({ tab, controls }) =>
      tab === 'content' && controls.some(({ kind }) => !findDefinition(kind).isOnPage),
  );

/** The tab chosen for widgets of these types, otherwise the first that has settings. */
export function tabFor(
  { tab, tabOf }: Pick<InspectorState, 'tab' | 'tabOf'>,
  kinds: string,
  groups: readonly TabGroup[],
): InspectorTab {
  if (tabOf === kinds) return tab;
  return hasContent(groups) ? 'content' : 'design';
}

/** Whether a tab has settings at all. */
export const hasSettings = (tab: InspectorTab, groups: readonly TabGroup[]): boolean =>
  groups.some((group) => group.tab === tab);

export const useTab = (kinds: string, groups: readonly TabGroup[]): InspectorTab =>
  useUi((ui) => tabFor(ui, kinds, groups));
