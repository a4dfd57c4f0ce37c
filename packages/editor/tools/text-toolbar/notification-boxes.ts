import { useSyncExternalStore } from 'react';
import { type Box, toBox } from '../../core/geometry/box.ts';

/** Elements over the bottom of the editor: toasts and the upload tray. */
const NOTICES = '.tray, .mantine-Notification-root';

const shown = (): readonly Box[] =>
  [...document.querySelectorAll(NOTICES)].map((notice) => toBox(notice.getBoundingClientRect()));

/** Their boxes in px of the stage. */
export function notificationBoxes(stage: Element): readonly Box[] {
  const { left: x, top: y } = stage.getBoundingClientRect();
  return shown().map(({ left, top, right, bottom }) => ({
    left: left - x,
    top: top - y,
    right: right - x,
    bottom: bottom - y,
  }));
}

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('transitionend', listener);
  return () => {
    observer.disconnect();
    document.removeEventListener('transitionend', listener);
  };
}

/** Rerenders when one of them appears, moves or disappears. */
export function useNotificationLayout(): void {
  useSyncExternalStore(watch, () => JSON.stringify(shown()));
}
