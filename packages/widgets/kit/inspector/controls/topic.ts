import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** A category or tag, or null. */
    topic: object;
  }
}

export const samples: ControlSamples<'topic'> = {
  accepts: () => ['tag/sea', 'category/nature', null],
  refuses: () => ['sea', 'tag/', 'author/ana', 7],
};
