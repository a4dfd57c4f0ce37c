import type { ReactNode } from 'react';
import { createStore } from './store.ts';

export type ConfirmOptions = {
  /** Names the thing: “Delete page “Menu”?” */
  readonly title: string;
  /** What follows from it. */
  readonly text: ReactNode;
  /** A verb. */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Cannot be taken back: red button. */
  readonly danger?: boolean;
};

/** A question that waits for its answer. */
export type Question = ConfirmOptions & { readonly answer: (value: boolean) => void };

/** The question on the screen. */
export const question = createStore<Question | null>(null);

const ask = (
  options: ConfirmOptions | null,
  resolve: (value: boolean) => void = () => undefined,
) => {
  question.get()?.answer(false);
  const answer = (value: boolean) => {
    question.set(null);
    resolve(value);
  };
  question.set(options && { ...options, answer });
};

/** Asks before something that cannot be undone; Escape and the focused safe button answer false. */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => ask(options, resolve));

/** Takes the question from the screen, as if the answer were no. */
export const closeConfirm = (): void => ask(null);
