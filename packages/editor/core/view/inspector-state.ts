import type { NodeId } from '@plinth/model';
import type { CoverState } from './cover-state.ts';
import type { SelectionState } from './selection-state.ts';
import type { TextState } from './text-state.ts';

export type InspectorTab = 'content' | 'design';

/**
 * `auto` is open while something is selected, `pinned` stays open, `closed` stays closed.
 */
export const INSPECTOR_MODES = ['auto', 'pinned', 'closed'] as const;
export type InspectorMode = (typeof INSPECTOR_MODES)[number];

export type InspectorState = {
  /** The tab chosen for the types `tabOf` of widgets. Others open on the first tab with settings. */
  readonly tab: InspectorTab;
  readonly tabOf: string | null;
  /** The setting whose field gets focus once it is rendered. */
  readonly requestedSetting: { readonly id: NodeId; readonly path: string } | null;
  readonly state: 'normal' | 'hover';
  /** Whether the inspector is open. On small screens it is a sheet over the page. */
  readonly isInspecting: boolean;
  /** What the user wants on larger screens. */
  readonly inspectorMode: InspectorMode;
};

export const INITIAL_INSPECTOR: InspectorState = {
  tab: 'content',
  tabOf: null,
  requestedSetting: null,
  state: 'normal',
  isInspecting: false,
  inspectorMode: 'auto',
};

type Relevant = Pick<InspectorState, 'inspectorMode' | 'isInspecting'> &
  Pick<SelectionState, 'selection'> &
  Pick<TextState, 'textEditing'> &
  Pick<CoverState, 'viewing'>;

/**
 * Whether the inspector should be open on larger screens. It doesn't open while a text is written,
 * because the page would move under the caret.
 */
export const wantsInspector = (state: Relevant): boolean => {
  const { inspectorMode, selection, viewing, isInspecting, textEditing } = state;
  if (viewing !== null || inspectorMode === 'closed') return false;
  if (inspectorMode === 'pinned') return true;
  return selection.length > 0 && (isInspecting || textEditing === null);
};

type FloatRelevant = Pick<InspectorState, 'inspectorMode'> & Pick<CoverState, 'isSideBySide'>;

/**
 * Whether the open inspector lies over the page, which keeps its scale. It is beside the page when it
 * is pinned, and beside the compared devices, all of which are visible.
 */
export const floatsInspector = ({ inspectorMode, isSideBySide }: FloatRelevant): boolean =>
  inspectorMode !== 'pinned' && !isSideBySide;

/** Opens the closed inspector, or closes the open one. */
export function toggledInspector(
  state: Relevant,
): Pick<InspectorState, 'inspectorMode' | 'isInspecting'> {
  const isSelected = state.selection.length > 0;
  if (wantsInspector(state))
    return { inspectorMode: isSelected ? 'closed' : 'auto', isInspecting: false };
  return { inspectorMode: isSelected ? 'auto' : 'pinned', isInspecting: true };
}

/** The mode in which a tab of the inspector can be shown. */
export const openMode = (mode: InspectorMode): InspectorMode => (mode === 'closed' ? 'auto' : mode);
