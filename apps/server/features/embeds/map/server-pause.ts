/** Long enough to write in peace, short enough to try again soon. */
const PAUSE_MS = 5 * 60_000;

/**
 * Remembers that a tile server didn't answer, so that the next saves don't wait for it. A site has
 * one tile server, so only the last one is remembered.
 */
export function createServerPause(clock: () => number) {
  let last = { template: '', until: 0 };
  return {
    start(template: string): void {
      last = { template, until: clock() + PAUSE_MS };
    },
    isOn: (template: string): boolean => last.template === template && clock() < last.until,
  };
}
