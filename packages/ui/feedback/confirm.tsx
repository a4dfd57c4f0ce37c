import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';

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

/** Asks before something that cannot be undone; Escape and the focused safe button answer false. */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (value: boolean) => () => resolve(value);
    modals.openConfirmModal({
      title: options.title,
      children:
        typeof options.text === 'string' ? <Text size="sm">{options.text}</Text> : options.text,
      labels: { confirm: options.confirmLabel, cancel: options.cancelLabel },
      confirmProps: { color: options.danger ? 'red' : 'plinth' },
      cancelProps: { 'data-autofocus': true },
      onConfirm: answer(true),
      onCancel: answer(false),
      onClose: answer(false),
    });
  });
