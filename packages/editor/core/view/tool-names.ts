/** Names of side panels. Each tool adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: tools add the members
export interface PanelNames {}
export type PanelName = keyof PanelNames;

/** Names of dialogs. Each tool adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: tools add the members
export interface DialogNames {}
export type DialogName = keyof DialogNames;
