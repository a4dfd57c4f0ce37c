/** Calls `place` at most once per animation frame, however often it is asked for. */
export function createFrameClock(place: () => void) {
  let handle: number | null = null;
  return {
    ask: () => {
      handle ??= requestAnimationFrame(() => {
        handle = null;
        place();
      });
    },
    stop: () => {
      if (handle !== null) cancelAnimationFrame(handle);
      handle = null;
    },
  };
}
