/** Names of the side panels: each tool adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: tools add the members
export interface PanelNames {}
export type PanelName = keyof PanelNames;

/** Names of the dialogs: each tool adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: tools add the members
export interface DialogNames {}
export type DialogName = keyof DialogNames;
