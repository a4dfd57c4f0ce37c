import { useEffect } from 'react';

/** How many elements that had the focus are remembered. */
const MAX_REMEMBERED = 12;

/** ms that other code has to move the focus itself. */
const GRACE_MS = 60;

type Focused = {
  readonly element: HTMLElement;
  /** The screen that it was on. */
  readonly url: string;
  readonly form: HTMLFormElement | null;
  /** The dialog or popover that it was in. */
  readonly layer: HTMLElement | null;
};

/** Dialogs and popovers, and the controls in them that can take the focus. */
const LAYER = '[role="dialog"]';
const CONTROL = 'a[href], button, input, select, textarea, [tabindex="0"]';

const WITH_UNDO = 'input:not([type="checkbox"], [type="radio"]), textarea';

const canTake = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert], [hidden]') === null &&
  element.checkVisibility();

/** Whether the element lost the focus because it is gone or disabled, not by a press elsewhere. */
const isLostBy = (element: HTMLElement): boolean =>
  !element.isConnected || element.matches(':disabled');

/** The first control of an open layer. */
const controlIn = (layer: HTMLElement | null): HTMLElement | undefined =>
  layer && canTake(layer)
    ? [...layer.querySelectorAll<HTMLElement>(CONTROL)].find(canTake)
    : undefined;

const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Returns the focus to the last element of the screen that had it, or to an open dialog or popover
 * that it was in, otherwise to the screen's content, when the focused element is removed or
 * disabled. Without it, keys and screen readers start over at the top
 * of the document, for example after every save.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let had: Focused[] = [];
    /** What lost the focus. It may be enabled again: a quick save disables its button for a moment. */
    let lost: HTMLElement | null = null;
    let timer = 0;
    const note = (element: Element | null) => {
      if (!(element instanceof HTMLElement) || element === document.body) return;
      lost = null;
      const others = had.filter((other) => other.element !== element);
      const form = element.closest('form');
      const layer = element.closest<HTMLElement>(LAYER);
      const entry = { element, url: location.href, form, layer };
      had = [...others, entry].slice(-MAX_REMEMBERED);
    };
    const restore = () => {
      const last = had.at(-1);
      if (!last || !isNowhere() || lost !== last.element) return;
      const targetOf = ({ element, url, form, layer }: Focused): HTMLElement | undefined => {
        if (url !== location.href) return undefined;
        // A layer that is still open keeps the focus: it would close otherwise.
        if (!canTake(element)) return controlIn(layer);
        // Fields of other forms would take keys that are meant for the screen, such as undo.
        const isFree = !element.matches(WITH_UNDO) || (form !== null && form === last.form);
        return isFree ? element : controlIn(layer);
      };
      let target: HTMLElement | undefined;
      for (const entry of had.toReversed()) target ??= targetOf(entry);
      (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
    };
    const check = () => {
      const { element } = had.at(-1) ?? {};
      if (element && isLostBy(element)) lost = element;
      if (!isNowhere()) return;
      clearTimeout(timer);
      timer = window.setTimeout(restore, GRACE_MS);
    };
    const noteFocus = ({ target }: FocusEvent) => note(target as Element);
    // Focus that moves into a frame is no event of the document.
    const noteFrame = () => note(document.activeElement);
    const changes = new MutationObserver(check);
    changes.observe(document.body, {
      ...{ childList: true, subtree: true, attributes: true },
      attributeFilter: ['disabled', 'id'],
    });
    const forget = () => {
      lost = null;
    };
    document.addEventListener('focusin', noteFocus);
    document.addEventListener('pointerdown', forget);
    window.addEventListener('blur', noteFrame);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('focusin', noteFocus);
      document.removeEventListener('pointerdown', forget);
      window.removeEventListener('blur', noteFrame);
    };
  }, []);
}
