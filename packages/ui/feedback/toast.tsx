import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import {
  IconAlertTriangle,
  IconCheck,
  IconExternalLink,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { announce } from '../app/announcer.tsx';
import { createStore, useStored } from './store.ts';

export type ToastKind = 'info' | 'warning' | 'success' | 'error';

export type ToastOptions = {
  readonly kind?: ToastKind;
  /** Duration in ms. Defaults to 5000. */
  readonly duration?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Isn't read aloud, because the caller announces it with more. */
  readonly isSilent?: boolean;
  /** Opens in a new tab. */
  readonly link?: { readonly label: string; readonly href: string };
};

export type ToastEntry = {
  readonly id: string;
  readonly text: string;
  readonly kind: ToastKind;
  readonly time: number;
};

const STYLES: Record<ToastKind, { readonly color: string; readonly icon: ReactNode }> = {
  info: { color: 'plinth', icon: <IconInfoCircle size={18} /> },
  success: { color: 'green', icon: <IconCheck size={18} /> },
  warning: { color: 'yellow', icon: <IconAlertTriangle size={18} /> },
  error: { color: 'red', icon: <IconX size={18} /> },
};

const MAX_LOG_ENTRIES = 50;
let count = 0;
const log = createStore<readonly ToastEntry[]>([]);

/** Where toasts start, in px from the left edge of the window, to be clear of panels. */
export const toastStart = createStore<number | null>(null);

/** The last 50 toasts, newest first. The bell lists them after they're dismissed. */
export const useToastLog = (): readonly ToastEntry[] => useStored(log);

const addToLog = (entry: ToastEntry) => log.set([entry, ...log.get()].slice(0, MAX_LOG_ENTRIES));

const message = (id: string, text: string, { action, link }: ToastOptions) => (
  <div className="pl-toast">
    <span>{text}</span>
    {link && (
      <Button
        component="a"
        href={link.href}
        target="_blank"
        rel="noreferrer"
        size="compact-xs"
        variant="light"
        rightSection={<IconExternalLink size={14} aria-hidden />}
      >
        {link.label}
      </Button>
    )}
    {action && (
      <Button
        size="compact-xs"
        variant="light"
        onClick={() => {
          notifications.hide(id);
          action.run();
        }}
      >
        {action.label}
      </Button>
    )}
  </div>
);

/** Default duration in ms. */
const TOAST_MS = 5000;

/** Maximum number of visible toasts. */
export const MAX_TOASTS = 3;

/** Removes repeated toasts, then the oldest, so that a new toast is visible immediately. */
const makeRoom = (text: string) => {
  const repeated = new Set(
    log
      .get()
      .filter((entry) => entry.text === text)
      .map(({ id }) => id),
  );
  notifications.updateState(notificationsStore, (all) =>
    all.filter(({ id }) => !repeated.has(id ?? '')).slice(1 - MAX_TOASTS),
  );
};

/**
 * Returns the role of a toast that is read aloud: new alerts are read, but not new status regions, so
 * that others are announced.
 */
function readAloud(text: string, kind: ToastKind, { isSilent }: ToastOptions): 'alert' | 'group' {
  if (isSilent) return 'group';
  if (kind === 'error' || kind === 'warning') return 'alert';
  announce(text);
  return 'group';
}

/** Dismisses all toasts. The bell still lists them. */
export const clearToasts = (): void => notifications.clean();

/**
 * Shows a translated text at the bottom left. Returns a function that dismisses it. Hovering or
 * focusing the toast pauses its timer. Escape closes it and returns the focus.
 */
export const toast = (text: string, options: ToastOptions = {}): (() => void) => {
  const kind = options.kind ?? 'success';
  count += 1;
  const id = `toast-${count}`;
  const { duration = TOAST_MS } = options;
  /** What had the focus before the toast. */
  let before: HTMLElement | null = null;
  const role = readAloud(text, kind, options);
  makeRoom(text);
  addToLog({ id, text, kind, time: Date.now() });
  const notificationWith = (autoClose: number | false) => ({
    id,
    message: message(id, text, options),
    ...STYLES[kind],
    autoClose,
    role,
    withBorder: true,
    'data-testid': `toast-${kind}`,
    // Mantine pauses the timer on hover but not on focus.
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      if (!currentTarget.contains(from)) before = from;
      notifications.update(notificationWith(false));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      notifications.hide(id);
      before?.focus({ preventScroll: true });
    },
    onBlur: () => void notifications.update(notificationWith(duration)),
  });
  notifications.show(notificationWith(duration));
  return () => void notifications.hide(id);
};
