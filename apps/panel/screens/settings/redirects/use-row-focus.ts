import { useEffect, useRef } from 'react';

/** Whether nothing has the focus, or a dialog that is about to close. */
const isFocusFree = (): boolean => {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.closest('[role=dialog]') != null;
};

/**
 * Moves the focus on when an action removes its row: to the row that took its place, or to the chosen
 * tab when no rows are left. Call `remember` before the action. `isBusy`: a dialog is open.
 */
export function useRowFocus(paths: readonly string[] | undefined, isBusy: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const acted = useRef<{ readonly path: string; readonly at: number } | null>(null);
  useEffect(() => {
    const gone = acted.current;
    if (!gone || isBusy || !paths || paths.includes(gone.path)) return;
    acted.current = null;
    if (!isFocusFree()) return;
    const rows = list.current?.querySelectorAll('tbody tr') ?? [];
    const row = rows[Math.min(gone.at, rows.length - 1)];
    const tab = list.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    (row?.querySelector<HTMLElement>('button') ?? tab)?.focus();
  }, [paths, isBusy]);
  return {
    ref: list,
    remember: (path: string) => {
      acted.current = { path, at: paths?.indexOf(path) ?? 0 };
    },
  };
}
