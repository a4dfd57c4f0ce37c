import { distance, type Point } from '../../core/geometry/box.ts';

/** Time in ms within which a second click makes a double click. */
const INTERVAL = 500;

/** Distance in px that a pointer at rest may move. */
const TREMOR = 4;

/**
 * Lets a second click at the same place reach the page: the toolbar of the widget that the first one
 * selected may appear below the pointer.
 */
export function expectSecondClick(stage: HTMLElement) {
  let place: Point | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    place = null;
    stage.removeAttribute('data-clicked');
  };
  return {
    start: ({ clientX: x, clientY: y }: MouseEvent) => {
      end();
      place = { x, y };
      stage.setAttribute('data-clicked', '');
      timer = setTimeout(end, INTERVAL);
    },
    move: ({ clientX: x, clientY: y }: MouseEvent) => {
      if (place && distance(place, { x, y }) > TREMOR) end();
    },
    end,
  };
}
