import type { NodeId } from '@plinth/model';
import type { CoverState } from './cover-state.ts';
import type { PanelState } from './panel-state.ts';
import type { SelectionState } from './selection-state.ts';
import type { TextState } from './text-state.ts';

export type InspectorTab = 'content' | 'design';

/**
 * `auto` is open while something is selected, `pinned` stays open, `closed` stays closed, and so does
 * `closed_pinned`, which is pinned once it's opened again.
 */
export const INSPECTOR_MODES = ['auto', 'pinned', 'closed', 'closed_pinned'] as const;
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
  /** Whether it makes way for a panel: both over the page would leave too little of it. */
  readonly isInspectorAside: boolean;
};

export const INITIAL_INSPECTOR: InspectorState = {
  tab: 'content',
  tabOf: null,
  requestedSetting: null,
  state: 'normal',
  isInspecting: false,
  inspectorMode: 'auto',
  isInspectorAside: false,
};

type Relevant = Pick<InspectorState, 'inspectorMode' | 'isInspecting'> &
  Partial<Pick<InspectorState, 'isInspectorAside'>> &
  Pick<SelectionState, 'selection'> &
  Pick<TextState, 'textEditing'> &
  Pick<CoverState, 'viewing'>;

const isClosed = (mode: InspectorMode): boolean => mode === 'closed' || mode === 'closed_pinned';

/** The mode in which the inspector is closed. */
export const closedMode = (mode: InspectorMode): InspectorMode =>
  mode === 'pinned' || mode === 'closed_pinned' ? 'closed_pinned' : 'closed';

/** The mode in which a tab of the inspector can be shown. */
export const openMode = (mode: InspectorMode): InspectorMode => {
  if (mode === 'closed_pinned') return 'pinned';
  return mode === 'closed' ? 'auto' : mode;
};

/**
 * Whether the inspector should be open on larger screens. It doesn't open while a text is written,
 * because the page would move under the caret.
 */
export const wantsInspector = (state: Relevant): boolean => {
  const { inspectorMode, selection, viewing, isInspecting, textEditing } = state;
  const { isInspectorAside = false } = state;
  if (viewing !== null || isClosed(inspectorMode)) return false;
  if (isInspectorAside) return false;
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
): Pick<InspectorState, 'inspectorMode' | 'isInspecting' | 'isInspectorAside'> {
  const { inspectorMode: mode, selection } = state;
  if (wantsInspector(state))
    return {
      ...{ inspectorMode: closedMode(mode), isInspecting: false },
      isInspectorAside: false,
    };
  return {
    ...{ inspectorMode: selection.length > 0 ? openMode(mode) : 'pinned', isInspecting: true },
    isInspectorAside: false,
  };
}

type AsideRelevant = FloatRelevant &
  Pick<InspectorState, 'isInspecting' | 'isInspectorAside' | 'requestedSetting'> &
  Pick<SelectionState, 'selection'> &
  Pick<PanelState, 'panel'>;

const hasNewRequest = (now: AsideRelevant, before: AsideRelevant): boolean =>
  now.requestedSetting !== null && now.requestedSetting !== before.requestedSetting;

/**
 * Whether the floating inspector is aside after a change: from when a panel is opened next to it
 * until that closes, something is selected, or a setting is asked for.
 */
export function isAsideAfter(now: AsideRelevant, before: AsideRelevant): boolean {
  if (now.panel === null || !floatsInspector(now)) return false;
  if (now.panel !== before.panel) return before.isInspectorAside || before.isInspecting;
  const isWanted = now.selection !== before.selection || hasNewRequest(now, before);
  return now.isInspectorAside && !isWanted;
}

/**
 * Whether the inspector is asked for next to a panel that leaves no space for it. A selection isn't
 * enough: it also chooses where a block goes.
 */
export const isAskedFor = (now: AsideRelevant, before: AsideRelevant): boolean =>
  now.panel === before.panel &&
  ((before.isInspectorAside && !now.isInspectorAside) || hasNewRequest(now, before));
