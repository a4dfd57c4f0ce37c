import type { NodeId } from '@plinth/model';

export type InspectorTab = 'content' | 'design';

export type InspectorState = {
  readonly tab: InspectorTab;
  /** The setting whose field gets focus once it is rendered. */
  readonly requestedSetting: { readonly id: NodeId; readonly path: string } | null;
  readonly state: 'normal' | 'hover';
  /** Whether the inspector is open on small screens, where it is a sheet over the page. */
  readonly isInspecting: boolean;
};

export const INITIAL_INSPECTOR: InspectorState = {
  tab: 'content',
  requestedSetting: null,
  state: 'normal',
  isInspecting: false,
};
