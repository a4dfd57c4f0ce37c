import { createViewContext } from '../view-context.tsx';
import type { SlidesProperties } from './options.ts';

/** Context that a widget provides to each of its slides. */
export type SlideContextValue = Pick<SlidesProperties, 'captions' | 'ratio'> & {
  /** Position from 1. */
  readonly place: number;
  readonly count: number;
};

export const SlideContext = createViewContext<SlideContextValue>({
  captions: 'below',
  ratio: { desktop: 'original' },
  place: 1,
  count: 1,
});
