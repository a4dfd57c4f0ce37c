import { type RefObject, useEffect } from 'react';
import { useSession, useUi } from '../core/session/context.ts';

/** Where keys start in a panel, best first. */
const STARTS = [
  '[role="tree"] [tabindex="0"]',
  '[data-search]',
  '[data-panel-start]',
  'button:not(:disabled), input:not([type="radio"]:not(:checked)), select, [tabindex="0"]',
] as const;

const startIn = (body: HTMLElement): HTMLElement | null =>
  STARTS.map((start) => body.querySelector<HTMLElement>(start)).find((found) => found) ?? null;

/** Focuses the search field or the tree of a panel opened by key, also if it was open before. */
export function usePanelFocus(body: RefObject<HTMLElement | null>, panel: string): void {
  const { ui } = useSession();
  const isRequested = useUi((state) => state.isPanelFocusRequested);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel has other fields
  useEffect(() => {
    const element = body.current;
    if (!isRequested || !element) return;
    const focus = () => {
      const start = startIn(element);
      start?.focus();
      if (start) ui.setState({ isPanelFocusRequested: false });
      return start !== null;
    };
    if (focus()) return;
    // The panel's code is still loading.
    const observer = new MutationObserver(focus);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [ui, body, isRequested, panel]);
}
