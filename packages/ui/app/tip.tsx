import { useEffect, useState } from 'react';
import { LazyMount, lazyComponent } from './lazy.tsx';
import type { ShownTip } from './tip-bubble.tsx';

const TipBubble = lazyComponent(async () => (await import('./tip-bubble.tsx')).TipBubble);

/** Hover delay in ms. */
const DELAY = 400;

function tipAt(target: EventTarget | null): ShownTip | null {
  const element = (target as Partial<Element> | null)?.closest?.(
    '[data-tip]',
  ) as HTMLElement | null;
  const { tip = '', tipKeys = '' } = element?.dataset ?? {};
  if (!element || tip === '') return null;
  // In a column of buttons, a tooltip above one would cover another.
  const side = element.closest('[data-tips-beside]') ? 'right' : 'top';
  const isTyped = tipKeys.length === 1 && element.closest('[data-letters-write]') !== null;
  return { target: element, label: tip, keys: isTyped ? '' : tipKeys, side };
}

/**
 * The application's only tooltip, shown for elements with `data-tip` (and `data-tip-keys`) on
 * hover, and with `data-tip-on-focus` when Tab moves the focus into them. Single keys are left out
 * inside `data-letters-write`. A separate tooltip for each of a hundred buttons would cost more than the buttons.
 */
export function Tip() {
  const [tip, setTip] = useState<ShownTip | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let timer = 0;
    let over: HTMLElement | null = null;
    const close = () => {
      clearTimeout(timer);
      setOpen(false);
    };
    const open = () => {
      // The label may have changed or been removed during the delay.
      const now = over?.isConnected ? tipAt(over) : null;
      if (now) setTip(now);
      setOpen(now !== null);
    };
    const point = ({ target, pointerType, buttons }: PointerEvent) => {
      const isDragging = buttons !== 0;
      const next = pointerType === 'touch' || isDragging ? null : tipAt(target);
      if ((next?.target ?? null) === over) return;
      over = next?.target ?? null;
      close();
      if (!next) return;
      setTip(next);
      timer = window.setTimeout(open, DELAY);
    };
    let isTabbing = false;
    let isFocused = false;
    const press = ({ key }: KeyboardEvent) => {
      close();
      isTabbing = key === 'Tab';
    };
    const focus = ({ target }: FocusEvent) => {
      const next = isTabbing ? tipAt(target) : null;
      isFocused = next?.target.matches('[data-tip-on-focus]') === true;
      if (!next || !isFocused) return;
      over = next.target;
      open();
    };
    // The focus may scroll its element into view, and a pending tip is for what is there then.
    const scroll = () => !isFocused && setOpen(false);
    const turnWheel = () => {
      isFocused = false;
      close();
    };
    const options = { capture: true, passive: true, signal: stop.signal };
    document.addEventListener('pointerover', point, options);
    document.addEventListener('keydown', press, options);
    document.addEventListener('focusin', focus, options);
    document.addEventListener('scroll', scroll, options);
    document.addEventListener('wheel', turnWheel, options);
    for (const type of ['pointerdown', 'focusout']) document.addEventListener(type, close, options);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  return <LazyMount when={isOpen}>{tip && <TipBubble {...tip} isOpen={isOpen} />}</LazyMount>;
}
