/** A record that a link or widget can reference. */
export type Choice = { readonly id: number; readonly name: string; readonly detail?: string };
