export type InspectorTab = 'content' | 'design';

export type InspectorState = {
  readonly tab: InspectorTab;
  /** The path of the setting whose field takes the focus once it is rendered. */
  readonly askedOption: string | null;
  readonly state: 'normal' | 'hover';
  /** Whether the inspector is open on small screens, where it is a sheet over the page. */
  readonly isInspecting: boolean;
};

export const INITIAL_INSPECTOR: InspectorState = {
  tab: 'content',
  askedOption: null,
  state: 'normal',
  isInspecting: false,
};
