/** Whether a dialog is open that blocks the rest of the screen, even if it hasn't taken the focus yet. */
export const isModalOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;
