/// <reference path="./css.d.ts" />

export { announce, isAnnouncing } from './app/announcer.tsx';
export { AppProvider } from './app/app-provider.tsx';
export {
  readStorage,
  readStorageJson,
  writeStorage,
  writeStorageJson,
} from './app/browser-storage.ts';
export { chooseFirst } from './app/choose-first.ts';
export { InternalError, reportOnce } from './app/internal-error.ts';
export { isModalOpen } from './app/is-modal-open.ts';
export { LazyMount, lazyComponent } from './app/lazy.tsx';
export { loadOnce, useLoaded, useRetried } from './app/load-once.ts';
export { limitRepeats } from './app/repeats.ts';
export { useLastNonNull } from './app/use-last-non-null.ts';
export { useMounted } from './app/use-mounted.ts';
export { useResultsAnnouncement, useTypedAnnouncement } from './app/use-typed-announcement.ts';
export { type ConfirmOptions, closeConfirm, confirm } from './feedback/confirm.ts';
export * from './feedback/empty-state.tsx';
export * from './feedback/error-card.tsx';
export * from './feedback/page-status.tsx';
export * from './feedback/skeletons.tsx';
export * from './feedback/status-chip.tsx';
export * from './feedback/toast.tsx';
export { useConfirmDelete } from './feedback/use-confirm-delete.ts';
export * from './layout/backdrop-frame.tsx';
export * from './layout/device-icons.ts';
export * from './layout/icon-button.tsx';
export * from './layout/page-title.tsx';
export * from './layout/panel.tsx';
export * from './layout/sheet-menu.tsx';
export * from './layout/shortcut-label.ts';
export * from './layout/step-button.tsx';
export * from './layout/thumbnail.tsx';
export { useScrollFade } from './layout/use-scroll-fade.ts';
