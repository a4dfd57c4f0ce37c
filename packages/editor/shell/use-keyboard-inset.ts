import { useEffect } from 'react';

/**
 * Sets `--pl-keyboard` to the height in px that the keyboard of the screen covers, where browsers
 * don't make the window smaller for it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const { style } = document.documentElement;
    let last = 0;
    const update = () => {
      const { height, offsetTop, scale } = visualViewport;
      // A page that is zoomed in is not covered.
      const covered = scale === 1 ? Math.max(0, Math.round(innerHeight - height - offsetTop)) : 0;
      // Each write restyles the whole document.
      if (covered === last) return;
      last = covered;
      style.setProperty('--pl-keyboard', `${covered}px`);
    };
    update();
    const stop = new AbortController();
    for (const type of ['resize', 'scroll'])
      visualViewport.addEventListener(type, update, { signal: stop.signal });
    return () => {
      stop.abort();
      style.removeProperty('--pl-keyboard');
    };
  }, []);
}
