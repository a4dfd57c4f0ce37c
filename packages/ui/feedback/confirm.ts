import type { ReactNode } from 'react';
import { createStore } from './store.ts';

export type ConfirmOptions = {
  /** Names the item: “Delete page “Menu”?” */
  readonly title: string;
  /** Explains the consequences. */
  readonly text: ReactNode;
  /** A verb. */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Can't be undone: shows a red button. */
  readonly danger?: boolean;
};

export type Question = ConfirmOptions & { readonly answer: (value: boolean) => void };

export const pendingQuestion = createStore<Question | null>(null);

const ask = (
  options: ConfirmOptions | null,
  resolve: (value: boolean) => void = () => undefined,
) => {
  pendingQuestion.get()?.answer(false);
  const answer = (value: boolean) => {
    pendingQuestion.set(null);
    resolve(value);
  };
  pendingQuestion.set(options && { ...options, answer });
};

/**
 * Asks for confirmation of an action that can't be undone. Escape and the initially focused cancel
 * button resolve with false.
 */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => ask(options, resolve));

/** Closes the dialog as if canceled. */
export const closeConfirm = (): void => ask(null);
