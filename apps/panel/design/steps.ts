/** Takes a step and resolves to whether it succeeded. */
type Step = () => Promise<boolean>;

/** What can be undone and redone on a screen; null for nothing. */
export type Steps = { readonly undo: Step | null; readonly redo: Step | null };
