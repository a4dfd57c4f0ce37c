/// <reference path="./css.d.ts" />

export { announce } from './app/announcer.tsx';
export { AppProvider } from './app/app-provider.tsx';
export { keep, keepValue, kept, keptValue } from './app/browser-store.ts';
export { LazyMount, later } from './app/later.tsx';
export { loadOnce, useLoaded } from './app/load-once.ts';
export { useLast } from './app/use-last.ts';
export { useMounted } from './app/use-mounted.ts';
export { type ConfirmOptions, closeConfirm, confirm } from './feedback/confirm.ts';
export * from './feedback/empty-state.tsx';
export * from './feedback/error-card.tsx';
export * from './feedback/skeletons.tsx';
export * from './feedback/status-chip.tsx';
export * from './feedback/toast.tsx';
export { useAskToDelete } from './feedback/use-ask-to-delete.ts';
export * from './layout/icon-button.tsx';
export * from './layout/key-name.ts';
export * from './layout/page-title.tsx';
export * from './layout/panel.tsx';
export * from './layout/thumbnail.tsx';
